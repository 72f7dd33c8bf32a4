// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_Functions: LibraryText {
    LibraryText(
      path: "Foundation/Functions.swift",
      text: #"""
public func NSClassFromString(_ aClassName: String) -> AnyClass?
@pure public func NSEqualRanges(_ range1: NSRange, _ range2: NSRange) -> Bool
@pure public func NSHomeDirectory() -> String
@pure public func NSHomeDirectoryForUser(_ user: String?) -> String?
@pure public func NSIntersectionRange(_ range1: NSRange, _ range2: NSRange) -> NSRange
@pure public func NSLocationInRange(_ loc: Int, _ range: NSRange) -> Bool
public func NSLog(_ format: String, _ args: any CVarArg...)
@pure public func NSMakeRange(_ loc: Int, _ len: Int) -> NSRange
@pure public func NSMaxRange(_ range: NSRange) -> Int
public func NSSearchPathForDirectoriesInDomains(
  _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask, _ expandTilde: Bool
) -> [String]
public func NSStringFromClass(_ aClass: AnyClass) -> String
@pure public func NSTemporaryDirectory() -> String
@pure public func NSUnionRange(_ range1: NSRange, _ range2: NSRange) -> NSRange
@pure public func NSUserName() -> String
public func pow(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
@pure public func pow(_ x: Decimal, _ y: Int) -> Decimal
public func === (lhs: NSNull?, rhs: NSNull?) -> Bool
public func === (lhs: AnyClass, rhs: AnyClass) -> Bool
public typealias CodableWithConfiguration = DecodableWithConfiguration & EncodableWithConfiguration
public typealias Comparator = (Any, Any) -> ComparisonResult
public typealias NSErrorDomain = NSString
public typealias NSPoint = CGPoint
public typealias NSRect = CGRect
public typealias NSSize = CGSize
public typealias SocketNativeHandle = Int32
public typealias TimeInterval = Double
public typealias TimeInterval = Double
public typealias unichar = UInt16
public typealias uuid_string_t = (
  Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8,
  Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8
)
public typealias uuid_t = (
  UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8
)
public var NSCocoaErrorDomain: String { get }
public var NSDebugDescriptionErrorKey: String { get }
public var NSFilePathErrorKey: String { get }
public var NSHelpAnchorErrorKey: String { get }
public var NSLocalizedFailureReasonErrorKey: String { get }
public var NSLocalizedRecoveryOptionsErrorKey: String { get }
public var NSLocalizedRecoverySuggestionErrorKey: String { get }
public var NSMachErrorDomain: String { get }
public var NSNotFound: Int { get }
public var NSOSStatusErrorDomain: String { get }
public var NSPOSIXErrorDomain: String { get }
public var NSRecoveryAttempterErrorKey: String { get }
public var NSStreamSOCKSErrorDomain: String { get }
public var NSStreamSocketSSLErrorDomain: String { get }
public var NSStringEncodingErrorKey: String { get }
public var NSURLErrorAppTransportSecurityRequiresSecureConnection: Int { get }
public var NSURLErrorBackgroundSessionInUseByAnotherProcess: Int { get }
public var NSURLErrorBackgroundSessionRequiresSharedContainer: Int { get }
public var NSURLErrorBackgroundSessionWasDisconnected: Int { get }
public var NSURLErrorBackgroundTaskCancelledReasonKey: String { get }
public var NSURLErrorBadServerResponse: Int { get }
public var NSURLErrorBadURL: Int { get }
public var NSURLErrorCallIsActive: Int { get }
public var NSURLErrorCancelled: Int { get }
public var NSURLErrorCancelledReasonBackgroundUpdatesDisabled: Int { get }
public var NSURLErrorCancelledReasonInsufficientSystemResources: Int { get }
public var NSURLErrorCancelledReasonUserForceQuitApplication: Int { get }
public var NSURLErrorCannotCloseFile: Int { get }
public var NSURLErrorCannotConnectToHost: Int { get }
public var NSURLErrorCannotCreateFile: Int { get }
public var NSURLErrorCannotDecodeContentData: Int { get }
public var NSURLErrorCannotDecodeRawData: Int { get }
public var NSURLErrorCannotFindHost: Int { get }
public var NSURLErrorCannotLoadFromNetwork: Int { get }
public var NSURLErrorCannotMoveFile: Int { get }
public var NSURLErrorCannotOpenFile: Int { get }
public var NSURLErrorCannotParseResponse: Int { get }
public var NSURLErrorCannotRemoveFile: Int { get }
public var NSURLErrorCannotWriteToFile: Int { get }
public var NSURLErrorClientCertificateRejected: Int { get }
public var NSURLErrorClientCertificateRequired: Int { get }
public var NSURLErrorDNSLookupFailed: Int { get }
public var NSURLErrorDataLengthExceedsMaximum: Int { get }
public var NSURLErrorDataNotAllowed: Int { get }
public var NSURLErrorDomain: String { get }
public var NSURLErrorDownloadDecodingFailedMidStream: Int { get }
public var NSURLErrorDownloadDecodingFailedToComplete: Int { get }
public var NSURLErrorFailingURLErrorKey: String { get }
public var NSURLErrorFailingURLPeerTrustErrorKey: String { get }
public var NSURLErrorFileDoesNotExist: Int { get }
public var NSURLErrorFileIsDirectory: Int { get }
public var NSURLErrorHTTPTooManyRedirects: Int { get }
public var NSURLErrorInternationalRoamingOff: Int { get }
public var NSURLErrorKey: String { get }
public var NSURLErrorNetworkConnectionLost: Int { get }
public var NSURLErrorNoPermissionsToReadFile: Int { get }
public var NSURLErrorNotConnectedToInternet: Int { get }
public var NSURLErrorRedirectToNonExistentLocation: Int { get }
public var NSURLErrorRequestBodyStreamExhausted: Int { get }
public var NSURLErrorResourceUnavailable: Int { get }
public var NSURLErrorSecureConnectionFailed: Int { get }
public var NSURLErrorServerCertificateHasBadDate: Int { get }
public var NSURLErrorServerCertificateHasUnknownRoot: Int { get }
public var NSURLErrorServerCertificateNotYetValid: Int { get }
public var NSURLErrorServerCertificateUntrusted: Int { get }
public var NSURLErrorTimedOut: Int { get }
public var NSURLErrorUnknown: Int { get }
public var NSURLErrorUnsupportedURL: Int { get }
public var NSURLErrorUserAuthenticationRequired: Int { get }
public var NSURLErrorUserCancelledAuthentication: Int { get }
public var NSURLErrorZeroByteResource: Int { get }
public var NSUnderlyingErrorKey: String { get }

"""#,
      outline: #"""
104 o  NSClassFromString 0 64 ac15cca4d167f42432b54300849ad4f7 func NSClassFromString(_ aClassName: String)
114 o  NSEqualRanges 65 142 cd06f53fc928c41c80bf929d45f3a497 func NSEqualRanges(_ range1: NSRange, _ range2: NSRange)
83 o  NSHomeDirectory 143 188 c360ae94d634694fd3f063f18b13d631 func NSHomeDirectory()
112 o  NSHomeDirectoryForUser 189 257 73ac77ce9f2d1e7fb58a7f12b81ed3f3 func NSHomeDirectoryForUser(_ user: String?)
127 o  NSIntersectionRange 258 344 6af94daecd1aeb21494f7a35d1d52315 func NSIntersectionRange(_ range1: NSRange, _ range2: NSRange)
115 o  NSLocationInRange 345 418 2a05fbc1839890d15e6bb9511b0f2a85 func NSLocationInRange(_ loc: Int, _ range: NSRange)
103 o  NSLog 419 478 69e08aca2b4f2b628ff6cfb7c8cbe43a func NSLog(_ format: String, _ args: any CVarArg...)
97 o  NSMakeRange 479 543 f0c966c2a6a29ca54ee314205123a485 func NSMakeRange(_ loc: Int, _ len: Int)
89 o  NSMaxRange 544 597 327f89e1c82f4cf9d9ad511a7b9a54f6 func NSMaxRange(_ range: NSRange)
238 o  NSSearchPathForDirectoriesInDomains 598 776 f4ca042a3574d6d0a16ff44d56edb4ab func NSSearchPathForDirectoriesInDomains( _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask, _ expandTilde: Bool )
105 o  NSStringFromClass 777 836 b85b78035419406be333b961485a0791 func NSStringFromClass(_ aClass: AnyClass)
93 o  NSTemporaryDirectory 837 887 1534a218195042320da40e323fe34217 func NSTemporaryDirectory()
113 o  NSUnionRange 888 967 c9d96abb542c7e7f2f630d02b99c495c func NSUnionRange(_ range1: NSRange, _ range2: NSRange)
74 o  NSUserName 968 1008 4206f3d0784824853063a4a3669f0457 func NSUserName()
91 o  pow 1009 1067 a88c2e1898be58790ea416c4df9775f0 func pow(_ lhs: CGFloat, _ rhs: CGFloat)
83 o  pow 1068 1124 9b0793287850ccc2b203ef5a19ff0b8a func pow(_ x: Decimal, _ y: Int)
88 o  === 1125 1177 3b4536b7a69764aee9ea2a04be1f50e0 func === (lhs: NSNull?, rhs: NSNull?)
90 o  === 1178 1232 4c0d74d51db605f454e7997a9a08b919 func === (lhs: AnyClass, rhs: AnyClass)
106 o  CodableWithConfiguration 1233 1332 ffa6b05078a621d60e2191c6e85bd46e typealias CodableWithConfiguration
78 o  Comparator 1333 1393 00847cd35166e16636fb8e93785993ab typealias Comparator
84 o  NSErrorDomain 1394 1435 fef729df58f71631c6bf248f99030a47 typealias NSErrorDomain
72 o  NSPoint 1436 1470 c5b2a3b6263859c5f3ea48900b109f94 typealias NSPoint
70 o  NSRect 1471 1503 d9c99426d501bdc57b690d84aa4d0dd1 typealias NSRect
70 o  NSSize 1504 1536 5198969910e1e374a0e901f2fc619d62 typealias NSSize
94 o  SocketNativeHandle 1537 1580 77bd566d287ad44f32bc3b5ec750c2e1 typealias SocketNativeHandle
82 o  TimeInterval 1581 1619 5d586d7a402a7f047e5e7afb8c2df60a typealias TimeInterval
84 o  TimeInterval 1620 1658 5d586d7a402a7f047e5e7afb8c2df60a typealias TimeInterval#2
72 o  unichar 1659 1692 155fdb0bb0dc31a7861dd093a3745e08 typealias unichar
84 o  uuid_string_t 1693 1954 fb054c07825e115fdc2dc3df367b8ce1 typealias uuid_string_t
70 o  uuid_t 1955 2097 8c143093542bd7dea57ef0fcb288e9b3 typealias uuid_t
88 o  NSCocoaErrorDomain 2098 2143 4902d21b8ea1d1cb2e0b3a9a2964aae3 var NSCocoaErrorDomain
104 o  NSDebugDescriptionErrorKey 2144 2197 a2dc341693e3506330502c96b8cdad8e var NSDebugDescriptionErrorKey
88 o  NSFilePathErrorKey 2198 2243 3a48d69d9af977ad83c0a824e440d7ec var NSFilePathErrorKey
92 o  NSHelpAnchorErrorKey 2244 2291 705a9080e3cb25c99ddd2cfc703dcef4 var NSHelpAnchorErrorKey
116 o  NSLocalizedFailureReasonErrorKey 2292 2351 d703cf09552e42c392d71c4404f2974e var NSLocalizedFailureReasonErrorKey
120 o  NSLocalizedRecoveryOptionsErrorKey 2352 2413 ac1e15ae298dd13adbbf5e78ba565efe var NSLocalizedRecoveryOptionsErrorKey
126 o  NSLocalizedRecoverySuggestionErrorKey 2414 2478 cb94cd7a4b73b0c6e7bb5bb5866d0d47 var NSLocalizedRecoverySuggestionErrorKey
86 o  NSMachErrorDomain 2479 2523 afeb9fac229e63243d733e512c94f52b var NSMachErrorDomain
72 o  NSNotFound 2524 2558 f385ba9dc42348395baed60e7d6609a2 var NSNotFound
94 o  NSOSStatusErrorDomain 2559 2607 24e11164c3d300dbeb985c150a9d0f34 var NSOSStatusErrorDomain
88 o  NSPOSIXErrorDomain 2608 2653 d58b1a0fbacfdfeda7d01013efceb0e2 var NSPOSIXErrorDomain
106 o  NSRecoveryAttempterErrorKey 2654 2708 589ba91dfebf815c6e71fc0a8bc564ee var NSRecoveryAttempterErrorKey
100 o  NSStreamSOCKSErrorDomain 2709 2760 b86dfddb95c50ceacf9c08ae755348da var NSStreamSOCKSErrorDomain
108 o  NSStreamSocketSSLErrorDomain 2761 2816 5cd379d92a228a4d78ca0c9ce7cba154 var NSStreamSocketSSLErrorDomain
100 o  NSStringEncodingErrorKey 2817 2868 0965c3e3a7e09a213e8c805a94ad9395 var NSStringEncodingErrorKey
160 o  NSURLErrorAppTransportSecurityRequiresSecureConnection 2869 2947 031c3ac981157d152e2182ed0ccd91ad var NSURLErrorAppTransportSecurityRequiresSecureConnection
148 o  NSURLErrorBackgroundSessionInUseByAnotherProcess 2948 3020 6b3df3abe2bfa2aa48fa02cfa9cf318b var NSURLErrorBackgroundSessionInUseByAnotherProcess
152 o  NSURLErrorBackgroundSessionRequiresSharedContainer 3021 3095 fa5fc088b5e1bb5524d970af52c245f5 var NSURLErrorBackgroundSessionRequiresSharedContainer
136 o  NSURLErrorBackgroundSessionWasDisconnected 3096 3162 289a5f02f0f7211b334fcc6602b537a6 var NSURLErrorBackgroundSessionWasDisconnected
136 o  NSURLErrorBackgroundTaskCancelledReasonKey 3163 3232 039039345f71820149afffcce8aa0967 var NSURLErrorBackgroundTaskCancelledReasonKey
106 o  NSURLErrorBadServerResponse 3233 3284 015131b26f22f20934da0e0cb2124a1e var NSURLErrorBadServerResponse
84 o  NSURLErrorBadURL 3285 3325 8ff82034331158f92c009153732ff171 var NSURLErrorBadURL
96 o  NSURLErrorCallIsActive 3326 3372 b0a4057bcd450f9c249c3b77d49bcabd var NSURLErrorCallIsActive
90 o  NSURLErrorCancelled 3373 3416 721ea4edaac4329c421bd171f0d1b681 var NSURLErrorCancelled
152 o  NSURLErrorCancelledReasonBackgroundUpdatesDisabled 3417 3491 deac70b2c26875fb8f166faa091cc1de var NSURLErrorCancelledReasonBackgroundUpdatesDisabled
156 o  NSURLErrorCancelledReasonInsufficientSystemResources 3492 3568 8035d3dcc53556424bf2b16e18d6d656 var NSURLErrorCancelledReasonInsufficientSystemResources
150 o  NSURLErrorCancelledReasonUserForceQuitApplication 3569 3642 5e8716e3db52350e7ab8b9c8422e79e3 var NSURLErrorCancelledReasonUserForceQuitApplication
102 o  NSURLErrorCannotCloseFile 3643 3692 26d57d8ae61808bbfcea0e76c64e3b40 var NSURLErrorCannotCloseFile
110 o  NSURLErrorCannotConnectToHost 3693 3746 665e4ed1186552beb6804f4955d4860d var NSURLErrorCannotConnectToHost
104 o  NSURLErrorCannotCreateFile 3747 3797 6558a2d57b0f5fc48db04d2af8095abf var NSURLErrorCannotCreateFile
118 o  NSURLErrorCannotDecodeContentData 3798 3855 df135d4e1188fb71a6c0cb19a07f8f78 var NSURLErrorCannotDecodeContentData
110 o  NSURLErrorCannotDecodeRawData 3856 3909 d042a81ed6a5c95944ded0120c5aa64f var NSURLErrorCannotDecodeRawData
100 o  NSURLErrorCannotFindHost 3910 3958 fec8cc329b42bc5f82e550ab942762c2 var NSURLErrorCannotFindHost
114 o  NSURLErrorCannotLoadFromNetwork 3959 4014 0fa53e700b17f9aecd09e7c58c60f5a2 var NSURLErrorCannotLoadFromNetwork
100 o  NSURLErrorCannotMoveFile 4015 4063 2d8105c7843d12cea9b0c9f744112828 var NSURLErrorCannotMoveFile
100 o  NSURLErrorCannotOpenFile 4064 4112 54f58661913de5248c9547e552448ccb var NSURLErrorCannotOpenFile
110 o  NSURLErrorCannotParseResponse 4113 4166 1b1991f9606d76f1497b657916f85f78 var NSURLErrorCannotParseResponse
104 o  NSURLErrorCannotRemoveFile 4167 4217 fcfdea709d3cf0172f4258d4615a69fe var NSURLErrorCannotRemoveFile
106 o  NSURLErrorCannotWriteToFile 4218 4269 4b2a0139322796adf5c8928d9a1a529f var NSURLErrorCannotWriteToFile
122 o  NSURLErrorClientCertificateRejected 4270 4329 d968b7715a8fddd7e8dd43f336b25966 var NSURLErrorClientCertificateRejected
122 o  NSURLErrorClientCertificateRequired 4330 4389 32ed05d62d6834cd9d72f0ae52739456 var NSURLErrorClientCertificateRequired
102 o  NSURLErrorDNSLookupFailed 4390 4439 c110c835ba3d814dd030a6ce39bec039 var NSURLErrorDNSLookupFailed
120 o  NSURLErrorDataLengthExceedsMaximum 4440 4498 cbd18f9b691f25a8fe3423e5f29b8073 var NSURLErrorDataLengthExceedsMaximum
100 o  NSURLErrorDataNotAllowed 4499 4547 11ec0c8bb63c73b1c34436077794d611 var NSURLErrorDataNotAllowed
84 o  NSURLErrorDomain 4548 4591 8826c9c4bf73865b324ba782b9d78e84 var NSURLErrorDomain
134 o  NSURLErrorDownloadDecodingFailedMidStream 4592 4657 ba045d10af3982075e5b2b79bed78db8 var NSURLErrorDownloadDecodingFailedMidStream
136 o  NSURLErrorDownloadDecodingFailedToComplete 4658 4724 2d8a579a49f3498de3e311f796a51dd0 var NSURLErrorDownloadDecodingFailedToComplete
108 o  NSURLErrorFailingURLErrorKey 4725 4780 80a4019e16dfd49e5dfa758a4ddeb234 var NSURLErrorFailingURLErrorKey
126 o  NSURLErrorFailingURLPeerTrustErrorKey 4781 4845 cda1a11ee1bde8c20bb453cc9d4c37eb var NSURLErrorFailingURLPeerTrustErrorKey
104 o  NSURLErrorFileDoesNotExist 4846 4896 3c2673e4366f33cdfec0458786161696 var NSURLErrorFileDoesNotExist
102 o  NSURLErrorFileIsDirectory 4897 4946 839b406e420b10e3c34e2c7302ab92bc var NSURLErrorFileIsDirectory
112 o  NSURLErrorHTTPTooManyRedirects 4947 5001 ce7567faaa380f31f153eacc7cedfe42 var NSURLErrorHTTPTooManyRedirects
118 o  NSURLErrorInternationalRoamingOff 5002 5059 d4d2e98c90deac9b5791aa8ddc921f6e var NSURLErrorInternationalRoamingOff
78 o  NSURLErrorKey 5060 5100 4c36a8eb952a62d8dcc3ffbb11e5a909 var NSURLErrorKey
114 o  NSURLErrorNetworkConnectionLost 5101 5156 d7cb4b0f881f062e7ba8c17ce06b8699 var NSURLErrorNetworkConnectionLost
118 o  NSURLErrorNoPermissionsToReadFile 5157 5214 dc28105d3f5cd3817e0ae1144bdb8308 var NSURLErrorNoPermissionsToReadFile
116 o  NSURLErrorNotConnectedToInternet 5215 5271 198972dcb6dcc154521114c091ba7b57 var NSURLErrorNotConnectedToInternet
130 o  NSURLErrorRedirectToNonExistentLocation 5272 5335 e2187a0513a6b7d54a55fd0b298d5a13 var NSURLErrorRedirectToNonExistentLocation
124 o  NSURLErrorRequestBodyStreamExhausted 5336 5396 bd7b7f7a5b72771f3f8008aa38c284d9 var NSURLErrorRequestBodyStreamExhausted
110 o  NSURLErrorResourceUnavailable 5397 5450 9f4e4a22016a80ff299fec039bc0235a var NSURLErrorResourceUnavailable
116 o  NSURLErrorSecureConnectionFailed 5451 5507 c066acdb39f56515cdcba1ea5bcee181 var NSURLErrorSecureConnectionFailed
126 o  NSURLErrorServerCertificateHasBadDate 5508 5569 2b24e2a92461fa70153f540429fac67a var NSURLErrorServerCertificateHasBadDate
134 o  NSURLErrorServerCertificateHasUnknownRoot 5570 5635 3c108e129f66b720f5a15c8a58049178 var NSURLErrorServerCertificateHasUnknownRoot
128 o  NSURLErrorServerCertificateNotYetValid 5636 5698 bb09fdd150b341877f2daf4c2cf76751 var NSURLErrorServerCertificateNotYetValid
124 o  NSURLErrorServerCertificateUntrusted 5699 5759 f125227c2cdeb717de9e956ce5740cd6 var NSURLErrorServerCertificateUntrusted
88 o  NSURLErrorTimedOut 5760 5802 c1667f4cf6531de6683760a65fd4ba4c var NSURLErrorTimedOut
86 o  NSURLErrorUnknown 5803 5844 937ac6f4f4b8059bb3e9b1f36d0ec10b var NSURLErrorUnknown
100 o  NSURLErrorUnsupportedURL 5845 5893 c3c943b05e3d448d1ad9d88036818b10 var NSURLErrorUnsupportedURL
124 o  NSURLErrorUserAuthenticationRequired 5894 5954 69f0380d285256fe3c9dbba7876d2060 var NSURLErrorUserAuthenticationRequired
126 o  NSURLErrorUserCancelledAuthentication 5955 6016 4553f23075f03e8be6e4e5b22ef0af8e var NSURLErrorUserCancelledAuthentication
104 o  NSURLErrorZeroByteResource 6017 6067 b44666e84df769ffe4b2aa6040cefce3 var NSURLErrorZeroByteResource
92 o  NSUnderlyingErrorKey 6068 6115 41dae81e6a2f19d54e2bc4d174fbee0a var NSUnderlyingErrorKey

"""#)
  }
}
