// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_URLError: LibraryText {
    LibraryText(
      path: "Foundation/URLError.swift",
      text: #"""
public struct URLError: CustomNSError, CustomStringConvertible, Hashable {
  public static var backgroundSessionInUseByAnotherProcess: URLError.Code { get }
  public static var backgroundSessionRequiresSharedContainer: URLError.Code { get }
  public static var backgroundSessionWasDisconnected: URLError.Code { get }
  public static var badServerResponse: URLError.Code { get }
  public static var badURL: URLError.Code { get }
  public static var callIsActive: URLError.Code { get }
  public static var cancelled: URLError.Code { get }
  public static var cannotCloseFile: URLError.Code { get }
  public static var cannotConnectToHost: URLError.Code { get }
  public static var cannotCreateFile: URLError.Code { get }
  public static var cannotDecodeContentData: URLError.Code { get }
  public static var cannotDecodeRawData: URLError.Code { get }
  public static var cannotFindHost: URLError.Code { get }
  public static var cannotLoadFromNetwork: URLError.Code { get }
  public static var cannotMoveFile: URLError.Code { get }
  public static var cannotOpenFile: URLError.Code { get }
  public static var cannotParseResponse: URLError.Code { get }
  public static var cannotRemoveFile: URLError.Code { get }
  public static var cannotWriteToFile: URLError.Code { get }
  public static var clientCertificateRejected: URLError.Code { get }
  public static var clientCertificateRequired: URLError.Code { get }
  public static var dataNotAllowed: URLError.Code { get }
  public static var dnsLookupFailed: URLError.Code { get }
  public static var downloadDecodingFailedMidStream: URLError.Code { get }
  public static var downloadDecodingFailedToComplete: URLError.Code { get }
  public static var fileDoesNotExist: URLError.Code { get }
  public static var fileIsDirectory: URLError.Code { get }
  public static var httpTooManyRedirects: URLError.Code { get }
  public static var internationalRoamingOff: URLError.Code { get }
  public static var networkConnectionLost: URLError.Code { get }
  public static var noPermissionsToReadFile: URLError.Code { get }
  public static var notConnectedToInternet: URLError.Code { get }
  public static var redirectToNonExistentLocation: URLError.Code { get }
  public static var requestBodyStreamExhausted: URLError.Code { get }
  public static var resourceUnavailable: URLError.Code { get }
  public static var secureConnectionFailed: URLError.Code { get }
  public static var serverCertificateHasBadDate: URLError.Code { get }
  public static var serverCertificateHasUnknownRoot: URLError.Code { get }
  public static var serverCertificateNotYetValid: URLError.Code { get }
  public static var serverCertificateUntrusted: URLError.Code { get }
  public static var timedOut: URLError.Code { get }
  public static var unknown: URLError.Code { get }
  public static var unsupportedURL: URLError.Code { get }
  public static var userAuthenticationRequired: URLError.Code { get }
  public static var userCancelledAuthentication: URLError.Code { get }
  public static var zeroByteResource: URLError.Code { get }
  @pure public var failingURL: URL? { get }
}

extension URLError {
  public enum Code: Hashable, RawRepresentable, Sendable {
    case appTransportSecurityRequiresSecureConnection
    case backgroundSessionInUseByAnotherProcess
    case backgroundSessionRequiresSharedContainer
    case backgroundSessionWasDisconnected
    case badServerResponse
    case badURL
    case callIsActive
    case cancelled
    case cannotCloseFile
    case cannotConnectToHost
    case cannotCreateFile
    case cannotDecodeContentData
    case cannotDecodeRawData
    case cannotFindHost
    case cannotLoadFromNetwork
    case cannotMoveFile
    case cannotOpenFile
    case cannotParseResponse
    case cannotRemoveFile
    case cannotWriteToFile
    case clientCertificateRejected
    case clientCertificateRequired
    case dataLengthExceedsMaximum
    case dataNotAllowed
    case dnsLookupFailed
    case downloadDecodingFailedMidStream
    case downloadDecodingFailedToComplete
    case fileDoesNotExist
    case fileIsDirectory
    case httpTooManyRedirects
    case internationalRoamingOff
    case networkConnectionLost
    case noPermissionsToReadFile
    case notConnectedToInternet
    case redirectToNonExistentLocation
    case requestBodyStreamExhausted
    case resourceUnavailable
    case secureConnectionFailed
    case serverCertificateHasBadDate
    case serverCertificateHasUnknownRoot
    case serverCertificateNotYetValid
    case serverCertificateUntrusted
    case timedOut
    case unknown
    case unsupportedURL
    case userAuthenticationRequired
    case userCancelledAuthentication
    case zeroByteResource
    public init?(rawValue: Int)
  }
}

"""#,
      outline: #"""
66 t  URLError 0 72 610f16cab3bf9f9f60c7fba04bff83f9 struct URLError
126 o 0 backgroundSessionInUseByAnotherProcess 77 156 1db95826d4dad57ce84f72a91fc9fdd5 var backgroundSessionInUseByAnotherProcess
131 o 0 backgroundSessionRequiresSharedContainer 159 240 141a9c134aa178ff1a4846c9ad941ef1 var backgroundSessionRequiresSharedContainer
115 o 0 backgroundSessionWasDisconnected 243 316 324a60180573d6df14309d719b082aa4 var backgroundSessionWasDisconnected
85 o 0 badServerResponse 319 377 b50ec482a96cb9944f5982eb029fdc2d var badServerResponse
63 o 0 badURL 380 427 50e3fcd4b5eda19dde7b72a0394b2bc0 var badURL
75 o 0 callIsActive 430 483 6a052b80db5ecf918de27a8165987aad var callIsActive
69 o 0 cancelled 486 536 7bf53c1d9b323214a3af6700d2c2c70c var cancelled
81 o 0 cannotCloseFile 539 595 6058d361540aefbdae48f9059251e3e0 var cannotCloseFile
89 o 0 cannotConnectToHost 598 658 f561b7eeb6fdd12a7507ec34a3ca46ee var cannotConnectToHost
83 o 0 cannotCreateFile 661 718 11a0acbefecd6a7af87db9259d051058 var cannotCreateFile
97 o 0 cannotDecodeContentData 721 785 381ea804c635dae08d1eef922f5c5748 var cannotDecodeContentData
89 o 0 cannotDecodeRawData 788 848 0747b2d633c1d989361353a75cec4432 var cannotDecodeRawData
79 o 0 cannotFindHost 851 906 089bd8fca6a7f072aceac9d0bba48a83 var cannotFindHost
93 o 0 cannotLoadFromNetwork 909 971 75bd748740f1068d304335adec829ec9 var cannotLoadFromNetwork
80 o 0 cannotMoveFile 974 1029 6949f6dbcba0d7734d2f1946f2055673 var cannotMoveFile
81 o 0 cannotOpenFile 1032 1087 a8de0fdf55d8c2f49c5fec8666427bde var cannotOpenFile
91 o 0 cannotParseResponse 1090 1150 8367b4fcc8da27f70140bdd3c123429e var cannotParseResponse
85 o 0 cannotRemoveFile 1153 1210 858f86daa61cfa838b524d207d1b17eb var cannotRemoveFile
87 o 0 cannotWriteToFile 1213 1271 db8260310872426272c5a37432909a6b var cannotWriteToFile
103 o 0 clientCertificateRejected 1274 1340 fbf6c7db69319e893d1a5166f4438d1b var clientCertificateRejected
103 o 0 clientCertificateRequired 1343 1409 25d09f1b86bdbbcc59df1c1af1d52da9 var clientCertificateRequired
81 o 0 dataNotAllowed 1412 1467 14879970ab6cb3aad015c92cf58a95f9 var dataNotAllowed
83 o 0 dnsLookupFailed 1470 1526 44d5b505cae2449ca054b95b221e26d4 var dnsLookupFailed
115 o 0 downloadDecodingFailedMidStream 1529 1601 eb677b8d1b5fa827056bdb72435233d1 var downloadDecodingFailedMidStream
117 o 0 downloadDecodingFailedToComplete 1604 1677 c4e389ebc00844d6ad0a65161a02574a var downloadDecodingFailedToComplete
85 o 0 fileDoesNotExist 1680 1737 aef094ddc860671c50f5dba86d8a5b16 var fileDoesNotExist
83 o 0 fileIsDirectory 1740 1796 70ba9b91cff06db155e0d0f71ce5a996 var fileIsDirectory
93 o 0 httpTooManyRedirects 1799 1860 7f4990946c28dd5c783b505853f79bab var httpTooManyRedirects
99 o 0 internationalRoamingOff 1863 1927 99670cb7e97ca6bcd3ead75177a1024a var internationalRoamingOff
95 o 0 networkConnectionLost 1930 1992 eb5f8abd7025e7b4152a8a27a0d41511 var networkConnectionLost
99 o 0 noPermissionsToReadFile 1995 2059 c813c7b68588f28f636c03b07f1f0975 var noPermissionsToReadFile
97 o 0 notConnectedToInternet 2062 2125 037740776fc2e7f3b6c878113224d1c0 var notConnectedToInternet
111 o 0 redirectToNonExistentLocation 2128 2198 acaf6cf25b901dcaa1af4373df4f41f3 var redirectToNonExistentLocation
105 o 0 requestBodyStreamExhausted 2201 2268 eb7573d5deeade4a6919a6c81eeb28be var requestBodyStreamExhausted
91 o 0 resourceUnavailable 2271 2331 6ba18094aefe528b32f558a9c4ec7f26 var resourceUnavailable
97 o 0 secureConnectionFailed 2334 2397 61b340bc68721c84e4e01032022d34a4 var secureConnectionFailed
107 o 0 serverCertificateHasBadDate 2400 2468 585898a93631b55a48b4e61eda7752ad var serverCertificateHasBadDate
115 o 0 serverCertificateHasUnknownRoot 2471 2543 3613127698dc98aac7d11f274a86cd26 var serverCertificateHasUnknownRoot
109 o 0 serverCertificateNotYetValid 2546 2615 c7626dfab9b1db5119635769fc95bec9 var serverCertificateNotYetValid
105 o 0 serverCertificateUntrusted 2618 2685 92554224e6ea25ddba6b0719519f5c99 var serverCertificateUntrusted
69 o 0 timedOut 2688 2737 530fe09f1454e8ed22cd55ab9dc828be var timedOut
67 o 0 unknown 2740 2788 2e6034602bf8f137935eb217dadfcea5 var unknown
81 o 0 unsupportedURL 2791 2846 376600fc66c312a7cc7144a75d5be696 var unsupportedURL
105 o 0 userAuthenticationRequired 2849 2916 556f3d020e95bbde0a07f88d52f2ba31 var userAuthenticationRequired
107 o 0 userCancelledAuthentication 2919 2987 110c455a4203bd1d57b58ec655e46b75 var userCancelledAuthentication
85 o 0 zeroByteResource 2990 3047 a385466b8c3f8dec10bfbbfb1c3abc3f var zeroByteResource
73 o 0 failingURL 3050 3091 31f679ea2828b6e4644572f6c2ec2b3a var failingURL
74 e  URLError 3095 3113 433b43cba2cbb5eaa9fa31235fc52400 extension URLError
72 t 48 URLError.Code 3118 3172 857512ca7f1c62e6451f04b266c243ab enum Code
143 o 49 appTransportSecurityRequiresSecureConnection 3179 3228 734e1de8d733191072993fabcca70412 case appTransportSecurityRequiresSecureConnection
131 o 49 backgroundSessionInUseByAnotherProcess 3233 3276 a84d9f165052b34a636272e572c2a2ae case backgroundSessionInUseByAnotherProcess
135 o 49 backgroundSessionRequiresSharedContainer 3281 3326 2b05a95d024c6e498db69cda3516cb0e case backgroundSessionRequiresSharedContainer
119 o 49 backgroundSessionWasDisconnected 3331 3368 b194153a9824d2d4c68c0b855e52e041 case backgroundSessionWasDisconnected
89 o 49 badServerResponse 3373 3395 2498996aa28bbed0e275bf28a3cb4e86 case badServerResponse
67 o 49 badURL 3400 3411 813563620a7b4c74a75c98b9064dde83 case badURL
79 o 49 callIsActive 3416 3433 4cb9967e58776b47af118b89a5f058a6 case callIsActive
73 o 49 cancelled 3438 3452 5e58d4b924669dcb4ea25137d597bfea case cancelled
85 o 49 cannotCloseFile 3457 3477 c1533a7a908308724bf8c799fc6b8f09 case cannotCloseFile
93 o 49 cannotConnectToHost 3482 3506 ae0f717f7df6b0186a9439c62accb8ff case cannotConnectToHost
87 o 49 cannotCreateFile 3511 3532 31fc751d31835b2019265c46fd6898cb case cannotCreateFile
101 o 49 cannotDecodeContentData 3537 3565 282802e24493b24e0bbe5bb0621486f4 case cannotDecodeContentData
93 o 49 cannotDecodeRawData 3570 3594 6ac3f21663feae445d47c74f2a99f103 case cannotDecodeRawData
83 o 49 cannotFindHost 3599 3618 2f77041b3dc938689bd3966918858539 case cannotFindHost
97 o 49 cannotLoadFromNetwork 3623 3649 83e7212b7abe37f03b63631d4679089d case cannotLoadFromNetwork
83 o 49 cannotMoveFile 3654 3673 ff08756a352f3b2cb8947be6b04bbb98 case cannotMoveFile
83 o 49 cannotOpenFile 3678 3697 78de57fca9562259fb9de029a573bd81 case cannotOpenFile
93 o 49 cannotParseResponse 3702 3726 db8c73369e563bf6e374038e2cb2a2f8 case cannotParseResponse
87 o 49 cannotRemoveFile 3731 3752 5133fc9e81775d2de0fba304ac9ca1d9 case cannotRemoveFile
89 o 49 cannotWriteToFile 3757 3779 e66a5da2288052b6cb1d414b9a0daf62 case cannotWriteToFile
105 o 49 clientCertificateRejected 3784 3814 408d7b2e1f6d3153b3e641155d414835 case clientCertificateRejected
105 o 49 clientCertificateRequired 3819 3849 fb3c57595439435e5b23b3aa8bb99f68 case clientCertificateRequired
103 o 49 dataLengthExceedsMaximum 3854 3883 b2098fa0644f9e0488ecfabf96ba21cd case dataLengthExceedsMaximum
83 o 49 dataNotAllowed 3888 3907 7b551775be1bff9d252219eba0cb51c7 case dataNotAllowed
85 o 49 dnsLookupFailed 3912 3932 de859ebf607ded2c0c378be77e98741f case dnsLookupFailed
117 o 49 downloadDecodingFailedMidStream 3937 3973 e8497ce38c57a4990a8402a5b9243cdf case downloadDecodingFailedMidStream
119 o 49 downloadDecodingFailedToComplete 3978 4015 0c9b65479a0c3c056eaf40d983b2c89f case downloadDecodingFailedToComplete
87 o 49 fileDoesNotExist 4020 4041 f2f17c4ae09da79ea10c1b6195839835 case fileDoesNotExist
85 o 49 fileIsDirectory 4046 4066 be344b2df461410b585760e18cd5a03d case fileIsDirectory
95 o 49 httpTooManyRedirects 4071 4096 df15cd3026c7d1f88f384218a1612a9e case httpTooManyRedirects
101 o 49 internationalRoamingOff 4101 4129 f165dd3fe78cf71ab837889fe3bcbed9 case internationalRoamingOff
97 o 49 networkConnectionLost 4134 4160 2b6721dd73fd14ad798eeb5cdf19d4fc case networkConnectionLost
101 o 49 noPermissionsToReadFile 4165 4193 a862503d42273c3feade5e3d0820d169 case noPermissionsToReadFile
99 o 49 notConnectedToInternet 4198 4225 a2c32e944fead855b0d313b8f29f4003 case notConnectedToInternet
113 o 49 redirectToNonExistentLocation 4230 4264 938b2a60c54dc6aaef93484b893ca859 case redirectToNonExistentLocation
107 o 49 requestBodyStreamExhausted 4269 4300 64599ff301ad3351bd3bccb776dd4549 case requestBodyStreamExhausted
93 o 49 resourceUnavailable 4305 4329 6bee3c6431676c2d49027708d35a40f6 case resourceUnavailable
99 o 49 secureConnectionFailed 4334 4361 db7dd865c06380185ae23a58df82e22c case secureConnectionFailed
109 o 49 serverCertificateHasBadDate 4366 4398 3390a25a8afa02ae968371e01925aba7 case serverCertificateHasBadDate
117 o 49 serverCertificateHasUnknownRoot 4403 4439 e3218bbf230345049710a5d667de0610 case serverCertificateHasUnknownRoot
111 o 49 serverCertificateNotYetValid 4444 4477 b60225218a104547aad3f0ffc211ffe1 case serverCertificateNotYetValid
107 o 49 serverCertificateUntrusted 4482 4513 80c030c4139e9ab37a81635b0e920f0d case serverCertificateUntrusted
71 o 49 timedOut 4518 4531 f9c3186f39e70cf61d68dd04896be8c2 case timedOut
69 o 49 unknown 4536 4548 4e1a3d672e57a54212645f1a2637fdcb case unknown
83 o 49 unsupportedURL 4553 4572 e737a2db0b42f2fe9539d20569d32551 case unsupportedURL
107 o 49 userAuthenticationRequired 4577 4608 db783645832d90748030c024f7d76c53 case userAuthenticationRequired
109 o 49 userCancelledAuthentication 4613 4645 2556d1150ac52e7e1bde9346f406fd5b case userCancelledAuthentication
87 o 49 zeroByteResource 4650 4671 5f16f24fba1358e08ead8c4b8c5956d2 case zeroByteResource
74 o 49 init 4676 4703 e382b9c99791b93a8815b9eacca7d21f init?(rawValue: Int)

"""#)
  }
}
