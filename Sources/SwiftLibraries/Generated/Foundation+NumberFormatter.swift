// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_NumberFormatter: LibraryText {
    LibraryText(
      path: "Foundation/NumberFormatter.swift",
      text: #"""
public class NumberFormatter: Formatter, Sendable {
  public override init()
  public var allowsFloats: Bool { get set }
  public var alwaysShowsDecimalSeparator: Bool { get set }
  public var currencyCode: String! { get set }
  public var currencyDecimalSeparator: String! { get set }
  public var currencyGroupingSeparator: String! { get set }
  public var currencySymbol: String! { get set }
  public var decimalSeparator: String! { get set }
  public var exponentSymbol: String! { get set }
  public var format: String { get set }
  public var formatWidth: Int { get set }
  public var generatesDecimalNumbers: Bool { get set }
  public var groupingSeparator: String! { get set }
  public var groupingSize: Int { get set }
  public var hasThousandSeparators: Bool { get set }
  public var internationalCurrencySymbol: String! { get set }
  public var isLenient: Bool { get set }
  public var isPartialStringValidationEnabled: Bool { get set }
  public var locale: Locale! { get set }
  public var localizesFormat: Bool { get set }
  public var maximum: NSNumber? { get set }
  public var maximumFractionDigits: Int { get set }
  public var maximumIntegerDigits: Int { get set }
  public var maximumSignificantDigits: Int { get set }
  public var minimum: NSNumber? { get set }
  public var minimumFractionDigits: Int { get set }
  public var minimumIntegerDigits: Int { get set }
  public var minimumSignificantDigits: Int { get set }
  public var minusSign: String! { get set }
  public var multiplier: NSNumber? { get set }
  public var negativeFormat: String! { get set }
  public var negativeInfinitySymbol: String { get set }
  public var negativePrefix: String! { get set }
  public var negativeSuffix: String! { get set }
  public var nilSymbol: String { get set }
  public var notANumberSymbol: String! { get set }
  public var numberStyle: NumberFormatter.Style { get set }
  public var paddingCharacter: String! { get set }
  public var paddingPosition: NumberFormatter.PadPosition { get set }
  public var perMillSymbol: String! { get set }
  public var percentSymbol: String! { get set }
  public var plusSign: String! { get set }
  public var positiveFormat: String! { get set }
  public var positiveInfinitySymbol: String { get set }
  public var positivePrefix: String! { get set }
  public var positiveSuffix: String! { get set }
  public var roundingBehavior: NSDecimalNumberHandler { get set }
  public var roundingIncrement: NSNumber! { get set }
  public var roundingMode: NumberFormatter.RoundingMode { get set }
  public var secondaryGroupingSize: Int { get set }
  public var textAttributesForNegativeInfinity: [String: any Sendable]? { get set }
  public var textAttributesForNegativeValues: [String: any Sendable]? { get set }
  public var textAttributesForNil: [String: any Sendable]? { get set }
  public var textAttributesForNotANumber: [String: any Sendable]? { get set }
  public var textAttributesForPositiveInfinity: [String: any Sendable]? { get set }
  public var textAttributesForPositiveValues: [String: any Sendable]? { get set }
  public var textAttributesForZero: [String: any Sendable]? { get set }
  public var thousandSeparator: String! { get set }
  public var usesGroupingSeparator: Bool { get set }
  public var usesSignificantDigits: Bool { get set }
  public var zeroSymbol: String? { get set }
  public func number(from string: String) -> NSNumber?
  public override func string(for obj: Any) -> String?
  public func string(from number: NSNumber) -> String?
  public class func localizedString(from num: NSNumber, number nstyle: NumberFormatter.Style) -> String
}

extension NumberFormatter {
  public enum PadPosition: Hashable, RawRepresentable, Sendable {
    case afterPrefix
    case afterSuffix
    case beforePrefix
    case beforeSuffix
    public init?(rawValue: UInt)
  }
}

extension NumberFormatter {
  public enum RoundingMode: Hashable, RawRepresentable, Sendable {
    case ceiling
    case down
    case floor
    case halfDown
    case halfEven
    case halfUp
    case up
    public init?(rawValue: UInt)
  }
}

extension NumberFormatter {
  public enum Style: Hashable, RawRepresentable, Sendable {
    case currency
    case currencyAccounting
    case currencyISOCode
    case currencyPlural
    case decimal
    case none
    case ordinal
    case percent
    case scientific
    case spellOut
    public init?(rawValue: UInt)
  }
}

"""#,
      outline: #"""
79 t  NumberFormatter 0 49 5c3c7a2048a880d4cb8eaab1a3776f4e class NumberFormatter
55 o 0 init 54 76 967e62cf7d6e33a93168ad36129f8fc2 init()
74 o 0 allowsFloats 79 120 3f9d8179f36887f3f86dab0c977a37aa var allowsFloats
105 o 0 alwaysShowsDecimalSeparator 123 179 9c4d004697021307b7cabb337d7a0fef var alwaysShowsDecimalSeparator
75 o 0 currencyCode 182 226 aea00995754db9252c07d6b29ba2cf2e var currencyCode
99 o 0 currencyDecimalSeparator 229 285 8430eaab3def10e664153f80df83279d var currencyDecimalSeparator
101 o 0 currencyGroupingSeparator 288 345 fb536c2474ae41075d8d302efabc8d06 var currencyGroupingSeparator
79 o 0 currencySymbol 348 394 61414ceb5fa6196a8264cee50e231f58 var currencySymbol
83 o 0 decimalSeparator 397 445 a150b2a806e41db0aba0a43a1850daff var decimalSeparator
79 o 0 exponentSymbol 448 494 c7539e52abb404f9477522c49e3c4a6b var exponentSymbol
63 o 0 format 497 534 1910c312c615a3042d52d0d185a8e2b6 var format
73 o 0 formatWidth 537 576 fc30cd3babb8af3d8855b20bc2720a3f var formatWidth
97 o 0 generatesDecimalNumbers 579 631 73cd783c3bc68b2064c7cf90cde40394 var generatesDecimalNumbers
85 o 0 groupingSeparator 634 683 dce32d639b8c8484f51509f4ca59f08a var groupingSeparator
75 o 0 groupingSize 686 726 d2c9f0fb7935f56e5572415d0fcd3ac6 var groupingSize
93 o 0 hasThousandSeparators 729 779 88f48ec47b94c4193ded589deea39388 var hasThousandSeparators
105 o 0 internationalCurrencySymbol 782 841 d839b8bb66814f86fef3a25f8af0fe8b var internationalCurrencySymbol
69 o 0 isLenient 844 882 b7b0a7a0080ca9a3e7bd479a3d6393f1 var isLenient
115 o 0 isPartialStringValidationEnabled 885 946 8ff60816751eedf59d8b38a19d8f8be8 var isPartialStringValidationEnabled
63 o 0 locale 949 987 f7e0d69d1d9268a0a519364a0c49c79a var locale
82 o 0 localizesFormat 990 1034 1300f71c4d7d396e53a0ade37cdaa9b7 var localizesFormat
67 o 0 maximum 1037 1078 4910d78e67ed01240274022197139887 var maximum
95 o 0 maximumFractionDigits 1081 1130 80ed204b2031a0229c911b7415bfde3f var maximumFractionDigits
93 o 0 maximumIntegerDigits 1133 1181 72e5d870e51db26e3e5c9d7ae142e8df var maximumIntegerDigits
101 o 0 maximumSignificantDigits 1184 1236 8a3bb836baf0fcfb3c985087882331f8 var maximumSignificantDigits
67 o 0 minimum 1239 1280 5f56b5b0f6405860b431d77b12b6e62c var minimum
95 o 0 minimumFractionDigits 1283 1332 ac13563fe0b84bbf8b4e136de8f135fe var minimumFractionDigits
93 o 0 minimumIntegerDigits 1335 1383 10b3722d53d608d36e11be33bbc01d14 var minimumIntegerDigits
101 o 0 minimumSignificantDigits 1386 1438 224b9633c8f38a5b696f75695d12f98a var minimumSignificantDigits
71 o 0 minusSign 1441 1482 48da56f90428ae48139e5c11b9639cb9 var minusSign
73 o 0 multiplier 1485 1529 528179a387a8b3abdc0a028ddcab55fa var multiplier
81 o 0 negativeFormat 1532 1578 32a48839edee20c3a0c272996ded4a92 var negativeFormat
97 o 0 negativeInfinitySymbol 1581 1634 7ce9f83ce469b2275697bae2929a2996 var negativeInfinitySymbol
81 o 0 negativePrefix 1637 1683 57abbb93291c621e3047acb6209c1687 var negativePrefix
81 o 0 negativeSuffix 1686 1732 2b45426766515292edd0ba42e323e9f0 var negativeSuffix
71 o 0 nilSymbol 1735 1775 5817eb433353246000aacb1f3a9e1c83 var nilSymbol
85 o 0 notANumberSymbol 1778 1826 42e775a3521b3c7792228de528e5757b var notANumberSymbol
75 o 0 numberStyle 1829 1886 c5ac7d52dec1bb6909f8c1463587b894 var numberStyle
85 o 0 paddingCharacter 1889 1937 7271ffaa09a3574155401cf10169ce67 var paddingCharacter
83 o 0 paddingPosition 1940 2007 a4a511bdbdce3b22bd071add496bb84a var paddingPosition
79 o 0 perMillSymbol 2010 2055 7f7ba84f9e2011a179a4ad47f78d8441 var perMillSymbol
79 o 0 percentSymbol 2058 2103 324470cdd82fdecd8f487904c20c912c var percentSymbol
69 o 0 plusSign 2106 2146 f5f7c34256bce18374da0d767dcdabe6 var plusSign
81 o 0 positiveFormat 2149 2195 2dbde1a0e50135701c213d5a9b122137 var positiveFormat
97 o 0 positiveInfinitySymbol 2198 2251 5d0c472695a996038b2f3ccd9667886a var positiveInfinitySymbol
81 o 0 positivePrefix 2254 2300 7bd2608550b1349112e9a34040b717ca var positivePrefix
81 o 0 positiveSuffix 2303 2349 8af369b24fe41ee28a1d7ef02e0bed49 var positiveSuffix
85 o 0 roundingBehavior 2352 2415 a986364f750a626bb231ffa253c94809 var roundingBehavior
87 o 0 roundingIncrement 2418 2469 f5ab590b611d2403affb34a0422ac4a7 var roundingIncrement
77 o 0 roundingMode 2472 2537 ea7e0defdb34df4503fff767146d1e4e var roundingMode
95 o 0 secondaryGroupingSize 2540 2589 2a9376afbfa1e5ad0e06b2ac97809bd5 var secondaryGroupingSize
119 o 0 textAttributesForNegativeInfinity 2592 2673 2b03944654c008fe03b8c4ae51daef33 var textAttributesForNegativeInfinity
115 o 0 textAttributesForNegativeValues 2676 2755 09e742a10c6524ec2e91248b445650ff var textAttributesForNegativeValues
93 o 0 textAttributesForNil 2758 2826 19b50ce1dbd4a4b4fa4d8b138f55d701 var textAttributesForNil
107 o 0 textAttributesForNotANumber 2829 2904 c9a945e206603faa0a6427c06f8f1a37 var textAttributesForNotANumber
119 o 0 textAttributesForPositiveInfinity 2907 2988 dd3380f236bc031d216faa5292a7a808 var textAttributesForPositiveInfinity
115 o 0 textAttributesForPositiveValues 2991 3070 732a3ab974e036d64f557329d8c5fddf var textAttributesForPositiveValues
95 o 0 textAttributesForZero 3073 3142 d93226c3f386456072f2407e456cb86a var textAttributesForZero
87 o 0 thousandSeparator 3145 3194 2f9f785934d0588a361d85989a6a7b06 var thousandSeparator
95 o 0 usesGroupingSeparator 3197 3247 cd2b4fdfe4a8b5ca7ee875820cb72695 var usesGroupingSeparator
95 o 0 usesSignificantDigits 3250 3300 bbd869251d1398163581f1e6c9f90515 var usesSignificantDigits
73 o 0 zeroSymbol 3303 3345 98879f7502646698cb2988a0fd44049b var zeroSymbol
87 o 0 number 3348 3400 664751634c4c9f8c4551461194b7b399 func number(from string: String)
80 o 0 string 3403 3455 07f1def87b404b87a26cd4c5fc775a62 func string(for obj: Any)
89 o 0 string 3458 3510 b6f8df213012a8822a30fd96788a2ae5 func string(from number: NSNumber)
142 o 0 localizedString 3513 3614 ea64b98bdb753a3f10be42990d7b4da7 func localizedString(from num: NSNumber, number nstyle: NumberFormatter.Style)
88 e  NumberFormatter 3618 3643 0f98be708534dee2c9be8dfb40ed791c extension NumberFormatter
93 t 66 NumberFormatter.PadPosition 3648 3709 2a95811d431942edde212e8f0885f0c1 enum PadPosition
77 o 67 afterPrefix 3716 3732 d08f6f7f13afe6e2b313f9c2c4739599 case afterPrefix
77 o 67 afterSuffix 3737 3753 e286a66df613215637955d5402a19b20 case afterSuffix
79 o 67 beforePrefix 3758 3775 4d1731246593dc26fa32bcf69a039b96 case beforePrefix
79 o 67 beforeSuffix 3780 3797 fa6622e121e3d3f87e78b6f794b01e90 case beforeSuffix
75 o 67 init 3802 3830 f5e4671bc6141074c3ea9efef30851b6 init?(rawValue: UInt)
90 e  NumberFormatter 3838 3863 0f98be708534dee2c9be8dfb40ed791c extension NumberFormatter#2
95 t 73 NumberFormatter.RoundingMode 3868 3930 7fb2145d9ee96a3b6dd62707b8d6cfdb enum RoundingMode
69 o 74 ceiling 3937 3949 d95f72e17547127e7200b75de1f84655 case ceiling
63 o 74 down 3954 3963 6db7326ac211e6e28837cb6732bf0c45 case down
65 o 74 floor 3968 3978 f330cb4a2e66e04f1904640643437a08 case floor
71 o 74 halfDown 3983 3996 4297858d8ee824820a9e281bfebcdb90 case halfDown
71 o 74 halfEven 4001 4014 0e4da766af4b02f2ecb703e57a7b82ff case halfEven
67 o 74 halfUp 4019 4030 62b26b8f9de44040ab906099b78371f1 case halfUp
59 o 74 up 4035 4042 6b52d18e40de02aa336a57c3cc7706b8 case up
75 o 74 init 4047 4075 ed2a3a04b8e20dddf60d0c82055a3a84 init?(rawValue: UInt)
90 e  NumberFormatter 4083 4108 0f98be708534dee2c9be8dfb40ed791c extension NumberFormatter#3
81 t 83 NumberFormatter.Style 4113 4168 306155a04ae7ee1afc27045a91dd0daf enum Style
71 o 84 currency 4175 4188 16fc1d091f6f3458bd17df2d95610174 case currency
91 o 84 currencyAccounting 4193 4216 495db85838422826ab9020fcdafbfdf3 case currencyAccounting
85 o 84 currencyISOCode 4221 4241 31ece8cbe18808646f6a8300b25741b8 case currencyISOCode
83 o 84 currencyPlural 4246 4265 3bf0a0694400ae1e6fca2bf177b3d060 case currencyPlural
69 o 84 decimal 4270 4282 e64a47c6ded3d6aa1b231ce81e730dc8 case decimal
63 o 84 none 4287 4296 ba5e25f64186b2140e888e73a4887cdd case none
69 o 84 ordinal 4301 4313 798b0b093b9b83751337181190d1b757 case ordinal
69 o 84 percent 4318 4330 b2022e0e64a3f8a906b70aa5fb09a829 case percent
75 o 84 scientific 4335 4350 cd63e0a67b1dce6715e13bf3c307c73f case scientific
71 o 84 spellOut 4355 4368 610ee15724e15b208c31a591cb55cb5c case spellOut
75 o 84 init 4373 4401 85816ccde09bccb322f2c4f9602f7389 init?(rawValue: UInt)

"""#)
  }
}
