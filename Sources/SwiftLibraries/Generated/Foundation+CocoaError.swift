// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_CocoaError: LibraryText {
    LibraryText(
      path: "Foundation/CocoaError.swift",
      text: #"""
public struct CocoaError: CustomNSError, CustomStringConvertible, Hashable {
  public init(_ code: CocoaError.Code, userInfo: [String: Any] = [:])
  public static var coderInvalidValue: CocoaError.Code { get }
  public static var coderReadCorrupt: CocoaError.Code { get }
  public static var coderValueNotFound: CocoaError.Code { get }
  @pure public static var errorDomain: String { get }
  public static var executableArchitectureMismatch: CocoaError.Code { get }
  public static var executableLink: CocoaError.Code { get }
  public static var executableLoad: CocoaError.Code { get }
  public static var executableNotLoadable: CocoaError.Code { get }
  public static var executableRuntimeMismatch: CocoaError.Code { get }
  public static var featureUnsupported: CocoaError.Code { get }
  public static var fileLocking: CocoaError.Code { get }
  public static var fileNoSuchFile: CocoaError.Code { get }
  public static var fileReadCorruptFile: CocoaError.Code { get }
  public static var fileReadInapplicableStringEncoding: CocoaError.Code { get }
  public static var fileReadInvalidFileName: CocoaError.Code { get }
  public static var fileReadNoPermission: CocoaError.Code { get }
  public static var fileReadNoSuchFile: CocoaError.Code { get }
  public static var fileReadTooLarge: CocoaError.Code { get }
  public static var fileReadUnknown: CocoaError.Code { get }
  public static var fileReadUnknownStringEncoding: CocoaError.Code { get }
  public static var fileReadUnsupportedScheme: CocoaError.Code { get }
  public static var fileWriteFileExists: CocoaError.Code { get }
  public static var fileWriteInapplicableStringEncoding: CocoaError.Code { get }
  public static var fileWriteInvalidFileName: CocoaError.Code { get }
  public static var fileWriteNoPermission: CocoaError.Code { get }
  public static var fileWriteOutOfSpace: CocoaError.Code { get }
  public static var fileWriteUnknown: CocoaError.Code { get }
  public static var fileWriteUnsupportedScheme: CocoaError.Code { get }
  public static var fileWriteVolumeReadOnly: CocoaError.Code { get }
  public static var formatting: CocoaError.Code { get }
  public static var keyValueValidation: CocoaError.Code { get }
  public static var propertyListReadCorrupt: CocoaError.Code { get }
  public static var propertyListReadStream: CocoaError.Code { get }
  public static var propertyListReadUnknownVersion: CocoaError.Code { get }
  public static var propertyListWriteInvalid: CocoaError.Code { get }
  public static var propertyListWriteStream: CocoaError.Code { get }
  public static var ubiquitousFileNotUploadedDueToQuota: CocoaError.Code { get }
  public static var ubiquitousFileUbiquityServerNotAvailable: CocoaError.Code { get }
  public static var ubiquitousFileUnavailable: CocoaError.Code { get }
  public static var userActivityConnectionUnavailable: CocoaError.Code { get }
  public static var userActivityHandoffFailed: CocoaError.Code { get }
  public static var userActivityHandoffUserInfoTooLarge: CocoaError.Code { get }
  public static var userActivityRemoteApplicationTimedOut: CocoaError.Code { get }
  public static var userCancelled: CocoaError.Code { get }
  public static var xpcConnectionInterrupted: CocoaError.Code { get }
  public static var xpcConnectionInvalid: CocoaError.Code { get }
  public static var xpcConnectionReplyInvalid: CocoaError.Code { get }
  public var code: CocoaError.Code { get }
  @pure public var filePath: String? { get }
  @pure public var isCoderError: Bool { get }
  @pure public var isExecutableError: Bool { get }
  @pure public var isFileError: Bool { get }
  @pure public var isFormattingError: Bool { get }
  @pure public var isPropertyListError: Bool { get }
  @pure public var isUbiquitousFileError: Bool { get }
  @pure public var isUserActivityError: Bool { get }
  @pure public var isValidationError: Bool { get }
  @pure public var isXPCConnectionError: Bool { get }
  @pure public var stringEncoding: String.Encoding? { get }
  public var underlying: (any Error)? { get }
  public var underlyingErrors: [any Error] { get }
  @pure public var url: URL? { get }
  public nonisolated(unsafe) var userInfo: [String: Any] { get }
  public static func error(_ code: CocoaError.Code, userInfo: [String: AnyHashable]? = nil, url: URL? = nil)
    -> any Error
}

extension CocoaError {
  public struct Code: Hashable, RawRepresentable, Sendable {
    public init(rawValue: Int)
    public static var coderInvalidValue: CocoaError.Code { get }
    public static var coderReadCorrupt: CocoaError.Code { get }
    public static var coderValueNotFound: CocoaError.Code { get }
    public static var executableArchitectureMismatch: CocoaError.Code { get }
    public static var executableLink: CocoaError.Code { get }
    public static var executableLoad: CocoaError.Code { get }
    public static var executableNotLoadable: CocoaError.Code { get }
    public static var executableRuntimeMismatch: CocoaError.Code { get }
    public static var featureUnsupported: CocoaError.Code { get }
    public static var fileLocking: CocoaError.Code { get }
    public static var fileNoSuchFile: CocoaError.Code { get }
    public static var fileReadCorruptFile: CocoaError.Code { get }
    public static var fileReadInapplicableStringEncoding: CocoaError.Code { get }
    public static var fileReadInvalidFileName: CocoaError.Code { get }
    public static var fileReadNoPermission: CocoaError.Code { get }
    public static var fileReadNoSuchFile: CocoaError.Code { get }
    public static var fileReadTooLarge: CocoaError.Code { get }
    public static var fileReadUnknown: CocoaError.Code { get }
    public static var fileReadUnknownStringEncoding: CocoaError.Code { get }
    public static var fileReadUnsupportedScheme: CocoaError.Code { get }
    public static var fileWriteFileExists: CocoaError.Code { get }
    public static var fileWriteInapplicableStringEncoding: CocoaError.Code { get }
    public static var fileWriteInvalidFileName: CocoaError.Code { get }
    public static var fileWriteNoPermission: CocoaError.Code { get }
    public static var fileWriteOutOfSpace: CocoaError.Code { get }
    public static var fileWriteUnknown: CocoaError.Code { get }
    public static var fileWriteUnsupportedScheme: CocoaError.Code { get }
    public static var fileWriteVolumeReadOnly: CocoaError.Code { get }
    public static var formatting: CocoaError.Code { get }
    public static var keyValueValidation: CocoaError.Code { get }
    public static var propertyListReadCorrupt: CocoaError.Code { get }
    public static var propertyListReadStream: CocoaError.Code { get }
    public static var propertyListReadUnknownVersion: CocoaError.Code { get }
    public static var propertyListWriteInvalid: CocoaError.Code { get }
    public static var propertyListWriteStream: CocoaError.Code { get }
    public static var ubiquitousFileNotUploadedDueToQuota: CocoaError.Code { get }
    public static var ubiquitousFileUbiquityServerNotAvailable: CocoaError.Code { get }
    public static var ubiquitousFileUnavailable: CocoaError.Code { get }
    public static var userActivityConnectionUnavailable: CocoaError.Code { get }
    public static var userActivityHandoffFailed: CocoaError.Code { get }
    public static var userActivityHandoffUserInfoTooLarge: CocoaError.Code { get }
    public static var userActivityRemoteApplicationTimedOut: CocoaError.Code { get }
    public static var userCancelled: CocoaError.Code { get }
    public static var xpcConnectionInterrupted: CocoaError.Code { get }
    public static var xpcConnectionInvalid: CocoaError.Code { get }
    public static var xpcConnectionReplyInvalid: CocoaError.Code { get }
    @pure public var rawValue: Int { get }
  }
}

"""#,
      outline: #"""
70 t  CocoaError 0 74 0906b168a7a095dfc32fa40e81fad73c struct CocoaError
110 o 0 init 79 146 4fae2be4d39a969d44e21761dbeb044b init(_ code: CocoaError.Code, userInfo: [String: Any] = [:])
85 o 0 coderInvalidValue 149 209 c5ee5a88f6a2f366494b4ba693aa1252 var coderInvalidValue
83 o 0 coderReadCorrupt 212 271 ac5e90e7a5f53c90dc3fcc9805b7a430 var coderReadCorrupt
87 o 0 coderValueNotFound 274 335 652f4e92376f65ae77dec6231d4056c1 var coderValueNotFound
73 o 0 errorDomain 338 389 471c495eff290905b568640140443c7c var errorDomain
111 o 0 executableArchitectureMismatch 392 465 ee897a35e5290c5b8665897795dcfa42 var executableArchitectureMismatch
79 o 0 executableLink 468 525 07a1a5f76d2e66616faafdf81c379356 var executableLink
79 o 0 executableLoad 528 585 f0ffc49188dca4d319409b668697b05b var executableLoad
93 o 0 executableNotLoadable 588 652 d22b7cefb2f932be7ac0b41961115df5 var executableNotLoadable
101 o 0 executableRuntimeMismatch 655 723 940576c65aefa074a3bac71b7e4c9d29 var executableRuntimeMismatch
87 o 0 featureUnsupported 726 787 229b89a9f2358f1c73efda18e879b6ac var featureUnsupported
73 o 0 fileLocking 790 844 a0f730fa7a866f1ecba93aace3681dbf var fileLocking
79 o 0 fileNoSuchFile 847 904 764d2cab15f0dfec1278f7fb7fd1ef08 var fileNoSuchFile
89 o 0 fileReadCorruptFile 907 969 7a258b6bc0e3cdd12762b51a5919b36b var fileReadCorruptFile
120 o 0 fileReadInapplicableStringEncoding 972 1049 3156939b0027aa55928ae7a6bbd5fef8 var fileReadInapplicableStringEncoding
99 o 0 fileReadInvalidFileName 1052 1118 21d8bf44932646c01778165bb1b17916 var fileReadInvalidFileName
93 o 0 fileReadNoPermission 1121 1184 23c69a71fb17e83709843aeceb6df63e var fileReadNoPermission
89 o 0 fileReadNoSuchFile 1187 1248 f220224b8c84fa458ed55a2188151511 var fileReadNoSuchFile
85 o 0 fileReadTooLarge 1251 1310 91630b06873de0b4e61f5513fb82da5b var fileReadTooLarge
83 o 0 fileReadUnknown 1313 1371 4b00677d7ed58c87f0dee60314fd3223 var fileReadUnknown
111 o 0 fileReadUnknownStringEncoding 1374 1446 3aefecc5b588a30b63203c157faa5223 var fileReadUnknownStringEncoding
103 o 0 fileReadUnsupportedScheme 1449 1517 10db26a5e65404c19b09cff1a8006d84 var fileReadUnsupportedScheme
91 o 0 fileWriteFileExists 1520 1582 1cef7d2787a08faedda66459d6ca562b var fileWriteFileExists
123 o 0 fileWriteInapplicableStringEncoding 1585 1663 0be2db4c39dcb9955d5da94029a21ffd var fileWriteInapplicableStringEncoding
101 o 0 fileWriteInvalidFileName 1666 1733 05d8e2e6bcced91dea372d4345274952 var fileWriteInvalidFileName
95 o 0 fileWriteNoPermission 1736 1800 e5759d4fa725134aec693985b1307204 var fileWriteNoPermission
91 o 0 fileWriteOutOfSpace 1803 1865 a05e4cb119fe7cf73f66786f8366ed4a var fileWriteOutOfSpace
85 o 0 fileWriteUnknown 1868 1927 68265f5a86759cd85f0ce1cb1a3aca5a var fileWriteUnknown
105 o 0 fileWriteUnsupportedScheme 1930 1999 3732828ceaf2abf254c0c7b654583fec var fileWriteUnsupportedScheme
99 o 0 fileWriteVolumeReadOnly 2002 2068 91b16f754abc9afa73f7f7d006d82124 var fileWriteVolumeReadOnly
73 o 0 formatting 2071 2124 a3615dad61870c2f47599149a771563d var formatting
89 o 0 keyValueValidation 2127 2188 13fb44cf80bbffcf8b0f3cb2bf4f19a1 var keyValueValidation
99 o 0 propertyListReadCorrupt 2191 2257 0b9496009e7a1552883011e69ccdf391 var propertyListReadCorrupt
97 o 0 propertyListReadStream 2260 2325 55d5b4395e2369152e4da122bd426ce0 var propertyListReadStream
113 o 0 propertyListReadUnknownVersion 2328 2401 a0eacd40242501b9cca7aa54f2d3bdd9 var propertyListReadUnknownVersion
101 o 0 propertyListWriteInvalid 2404 2471 8f6a1239768d5aa5ac14e56eccaa5ed5 var propertyListWriteInvalid
99 o 0 propertyListWriteStream 2474 2540 08c89e7d0ac57d06487cf361c690c69c var propertyListWriteStream
123 o 0 ubiquitousFileNotUploadedDueToQuota 2543 2621 babaa53d866b136aeffae415af92b368 var ubiquitousFileNotUploadedDueToQuota
133 o 0 ubiquitousFileUbiquityServerNotAvailable 2624 2707 84804bcd42b7c53d3ff2cba58f5b1c08 var ubiquitousFileUbiquityServerNotAvailable
103 o 0 ubiquitousFileUnavailable 2710 2778 c3186896fff713761b1cc36e0d9b8929 var ubiquitousFileUnavailable
119 o 0 userActivityConnectionUnavailable 2781 2857 441a2a3ee74348bf308f6efed6aaa9bd var userActivityConnectionUnavailable
103 o 0 userActivityHandoffFailed 2860 2928 b97662456819c488ca384811588bf165 var userActivityHandoffFailed
123 o 0 userActivityHandoffUserInfoTooLarge 2931 3009 89772788bb9f7973072ded49948d7b69 var userActivityHandoffUserInfoTooLarge
127 o 0 userActivityRemoteApplicationTimedOut 3012 3092 4b3176c801121dff38ae55d70f835292 var userActivityRemoteApplicationTimedOut
79 o 0 userCancelled 3095 3151 c4ce1173db1b282a4d661b55edb7c0a7 var userCancelled
101 o 0 xpcConnectionInterrupted 3154 3221 118d3b65cd07572c86357ffa167fdb78 var xpcConnectionInterrupted
93 o 0 xpcConnectionInvalid 3224 3287 67998b8962b051939c8ea67f5fea135c var xpcConnectionInvalid
103 o 0 xpcConnectionReplyInvalid 3290 3358 6d9136229ae4a81feba225b91eeaff5c var xpcConnectionReplyInvalid
61 o 0 code 3361 3401 c61a49aff0177094434264a8c5a716ba var code
69 o 0 filePath 3404 3446 9875880f6ab9982494362d132d131501 var filePath
77 o 0 isCoderError 3449 3492 76f332134d3727f4c2f0d97b6fcee069 var isCoderError
87 o 0 isExecutableError 3495 3543 532bba9e5492829eafbb43225271625f var isExecutableError
75 o 0 isFileError 3546 3588 6bcd20656935ae0ac3dd2667d3d327d6 var isFileError
87 o 0 isFormattingError 3591 3639 b4bdf44b8675abe68fde98ca4ebcc80a var isFormattingError
91 o 0 isPropertyListError 3642 3692 5f5c9a790f64f6d844e694ddcb7ee3ce var isPropertyListError
95 o 0 isUbiquitousFileError 3695 3747 6d9fa2f3f7da76fc98676b80f1c5001e var isUbiquitousFileError
91 o 0 isUserActivityError 3750 3800 c0d0addb6db43625946a1f5bf46fa6df var isUserActivityError
87 o 0 isValidationError 3803 3851 b2a9b437cc4e6cc1b224d56ed2339356 var isValidationError
93 o 0 isXPCConnectionError 3854 3905 4b090220c35a717d8a6f6b98baeb9ddb var isXPCConnectionError
81 o 0 stringEncoding 3908 3965 6abe59486cf227452fce75105930cb3a var stringEncoding
73 o 0 underlying 3968 4011 bee0334ca556211ae733ba63f7be4fe8 var underlying
85 o 0 underlyingErrors 4014 4062 1050d52c4d9b0e29a184177175782a80 var underlyingErrors
59 o 0 url 4065 4099 b98fdb17e7ef7201da8a62392a0e02e5 var url
69 o 0 userInfo 4102 4164 eab4e6d2a7be619f69992918c33d9f0f var userInfo
146 o 0 error 4167 4290 da6374eab299a048862866d9c269a253 func error(_ code: CocoaError.Code, userInfo: [String: AnyHashable]? = nil, url: URL? = nil)
78 e  CocoaError 4294 4314 ad1e6dd351c7cb706b778ae58a501b07 extension CocoaError
76 t 66 CocoaError.Code 4319 4375 207a175ade46d37cef947f9745403023 struct Code
73 o 67 init 4382 4408 bdd311684ac9b14b970412daee0214a6 init(rawValue: Int)
88 o 67 coderInvalidValue 4413 4473 3fe6fe53d0b1ff29fa35742c5d68c385 var coderInvalidValue
86 o 67 coderReadCorrupt 4478 4537 a3fdbc40e82e32b2a19e3f4d954c0b45 var coderReadCorrupt
90 o 67 coderValueNotFound 4542 4603 a64911a5aa1f94b23a7acf3b954423b1 var coderValueNotFound
114 o 67 executableArchitectureMismatch 4608 4681 9564aa1a4f10852bf06a616efd6755ed var executableArchitectureMismatch
82 o 67 executableLink 4686 4743 e5f971e6b2a7a3fcf8c6eaee2baea748 var executableLink
82 o 67 executableLoad 4748 4805 c155a836f745a9f83f0b2c6dca6de176 var executableLoad
96 o 67 executableNotLoadable 4810 4874 cb536e9fddce8336e274bd1374192ba5 var executableNotLoadable
104 o 67 executableRuntimeMismatch 4879 4947 381eebf4324499b03b120fa687797dc7 var executableRuntimeMismatch
90 o 67 featureUnsupported 4952 5013 1fef94ca4cb5eb7433e7eb1ff58becf1 var featureUnsupported
76 o 67 fileLocking 5018 5072 9414c2439cbdbf9086285c9a108740b3 var fileLocking
82 o 67 fileNoSuchFile 5077 5134 2a6729534ffcc7539977832ca513a080 var fileNoSuchFile
92 o 67 fileReadCorruptFile 5139 5201 b7200b23e4f9033b4da806164578c691 var fileReadCorruptFile
122 o 67 fileReadInapplicableStringEncoding 5206 5283 845760142769a91ef1c2b391c84761b5 var fileReadInapplicableStringEncoding
100 o 67 fileReadInvalidFileName 5288 5354 9dbf467971d3e172eb39e9cb461e8286 var fileReadInvalidFileName
94 o 67 fileReadNoPermission 5359 5422 a5096af4cacb4552a625c7043be11c77 var fileReadNoPermission
90 o 67 fileReadNoSuchFile 5427 5488 4b36f3cbef2ba62c54c5a89721d1cd14 var fileReadNoSuchFile
86 o 67 fileReadTooLarge 5493 5552 e265fca5894b106d26c299cbef3ab68f var fileReadTooLarge
84 o 67 fileReadUnknown 5557 5615 0e8be9571df2c51d3d7802940378ee61 var fileReadUnknown
112 o 67 fileReadUnknownStringEncoding 5620 5692 296c4646a079bde7d8ad2dbe9989d377 var fileReadUnknownStringEncoding
104 o 67 fileReadUnsupportedScheme 5697 5765 0e42a5917096ba5e5718ce4681def225 var fileReadUnsupportedScheme
92 o 67 fileWriteFileExists 5770 5832 96f4c5db7a874b268beb1a3c7eee3b48 var fileWriteFileExists
124 o 67 fileWriteInapplicableStringEncoding 5837 5915 e0c04af3cb5e6461faca37cdd6358b1a var fileWriteInapplicableStringEncoding
102 o 67 fileWriteInvalidFileName 5920 5987 c245643e0708f0eaec032b62c86fa93c var fileWriteInvalidFileName
96 o 67 fileWriteNoPermission 5992 6056 e14b2fd5a1c5794abfb90612f4b3df5c var fileWriteNoPermission
92 o 67 fileWriteOutOfSpace 6061 6123 86c0d522fee076d5417009ff30c81002 var fileWriteOutOfSpace
86 o 67 fileWriteUnknown 6128 6187 641bafe5596e7a559e8f9f619e94d781 var fileWriteUnknown
106 o 67 fileWriteUnsupportedScheme 6192 6261 9fa05f4116b9a5bf4c95152172e9a3d9 var fileWriteUnsupportedScheme
100 o 67 fileWriteVolumeReadOnly 6266 6332 c003fabdd27000d5c187663398a3ffe9 var fileWriteVolumeReadOnly
74 o 67 formatting 6337 6390 7bb7ae35a7f3248f1467f8156f3e2dbe var formatting
90 o 67 keyValueValidation 6395 6456 45b0ca460e773e3cf091ec48a28cb18f var keyValueValidation
100 o 67 propertyListReadCorrupt 6461 6527 59955b3992a32447bb3bbd4814356ef3 var propertyListReadCorrupt
98 o 67 propertyListReadStream 6532 6597 da0bbeb8f79cbdfee52f900f35df065e var propertyListReadStream
114 o 67 propertyListReadUnknownVersion 6602 6675 3e4f6bcfa3e1e2ba9feb45782de7bc89 var propertyListReadUnknownVersion
102 o 67 propertyListWriteInvalid 6680 6747 ec4ed77639483a4bbc7bce462db901d9 var propertyListWriteInvalid
100 o 67 propertyListWriteStream 6752 6818 0e2bb17ccd99ddde11e3507e6ea8e877 var propertyListWriteStream
124 o 67 ubiquitousFileNotUploadedDueToQuota 6823 6901 30514d476c8ec528f17eca24ec85230d var ubiquitousFileNotUploadedDueToQuota
134 o 67 ubiquitousFileUbiquityServerNotAvailable 6906 6989 50ba77be4169244f4d9f68d0eaa68059 var ubiquitousFileUbiquityServerNotAvailable
104 o 67 ubiquitousFileUnavailable 6994 7062 f8db0b72a040d05e9bdf05629a359689 var ubiquitousFileUnavailable
120 o 67 userActivityConnectionUnavailable 7067 7143 a862aeaf624d3f15cfb91d36fa4d4d4f var userActivityConnectionUnavailable
104 o 67 userActivityHandoffFailed 7148 7216 9d6a1f78a92ba1f98a8df20892d78382 var userActivityHandoffFailed
124 o 67 userActivityHandoffUserInfoTooLarge 7221 7299 0f64ec9884bc45ef5a101d4c9ab275ec var userActivityHandoffUserInfoTooLarge
128 o 67 userActivityRemoteApplicationTimedOut 7304 7384 f297df275f5b27eff6ef23d7bd94d9df var userActivityRemoteApplicationTimedOut
80 o 67 userCancelled 7389 7445 677c11d7d1f08e0afee0530291a35be7 var userCancelled
102 o 67 xpcConnectionInterrupted 7450 7517 0fc7a2d84c184a1276026bb97f1da1e2 var xpcConnectionInterrupted
94 o 67 xpcConnectionInvalid 7522 7585 677532bc01a4edf1757f0e73a2aecd10 var xpcConnectionInvalid
104 o 67 xpcConnectionReplyInvalid 7590 7658 dd8d627743ed45b5593021769a7a982b var xpcConnectionReplyInvalid
70 o 67 rawValue 7663 7701 998e34c5c8f84894f93917c5aadb1436 var rawValue

"""#)
  }
}
