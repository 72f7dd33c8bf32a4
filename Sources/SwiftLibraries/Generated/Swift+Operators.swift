// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Operators: LibraryText {
    LibraryText(
      path: "Swift/Operators.swift",
      text: #"""
precedencegroup AssignmentPrecedence {
  associativity: right
  assignment: true
}
precedencegroup FunctionArrowPrecedence {
  associativity: right
  higherThan: AssignmentPrecedence
}
precedencegroup TernaryPrecedence {
  associativity: right
  higherThan: FunctionArrowPrecedence
}
precedencegroup DefaultPrecedence {
  higherThan: TernaryPrecedence
}
precedencegroup LogicalDisjunctionPrecedence {
  associativity: left
  higherThan: TernaryPrecedence
}
precedencegroup LogicalConjunctionPrecedence {
  associativity: left
  higherThan: LogicalDisjunctionPrecedence
}
precedencegroup ComparisonPrecedence {
  higherThan: LogicalConjunctionPrecedence
}
precedencegroup NilCoalescingPrecedence {
  associativity: right
  higherThan: ComparisonPrecedence
}
precedencegroup CastingPrecedence {
  higherThan: NilCoalescingPrecedence
}
precedencegroup RangeFormationPrecedence {
  higherThan: CastingPrecedence
}
precedencegroup AdditionPrecedence {
  associativity: left
  higherThan: RangeFormationPrecedence
}
precedencegroup MultiplicationPrecedence {
  associativity: left
  higherThan: AdditionPrecedence
}
precedencegroup BitwiseShiftPrecedence {
  higherThan: MultiplicationPrecedence
}

prefix operator !
prefix operator ~
prefix operator +
prefix operator -
prefix operator ...
prefix operator ..<
postfix operator ...

infix operator << : BitwiseShiftPrecedence
infix operator >> : BitwiseShiftPrecedence
infix operator &<< : BitwiseShiftPrecedence
infix operator &>> : BitwiseShiftPrecedence
infix operator * : MultiplicationPrecedence
infix operator / : MultiplicationPrecedence
infix operator % : MultiplicationPrecedence
infix operator & : MultiplicationPrecedence
infix operator &* : MultiplicationPrecedence
infix operator + : AdditionPrecedence
infix operator - : AdditionPrecedence
infix operator | : AdditionPrecedence
infix operator ^ : AdditionPrecedence
infix operator &+ : AdditionPrecedence
infix operator &- : AdditionPrecedence
infix operator ... : RangeFormationPrecedence
infix operator ..< : RangeFormationPrecedence
infix operator ?? : NilCoalescingPrecedence
infix operator < : ComparisonPrecedence
infix operator <= : ComparisonPrecedence
infix operator > : ComparisonPrecedence
infix operator >= : ComparisonPrecedence
infix operator == : ComparisonPrecedence
infix operator != : ComparisonPrecedence
infix operator === : ComparisonPrecedence
infix operator !== : ComparisonPrecedence
infix operator ~= : ComparisonPrecedence
infix operator && : LogicalConjunctionPrecedence
infix operator || : LogicalDisjunctionPrecedence
infix operator += : AssignmentPrecedence
infix operator -= : AssignmentPrecedence
infix operator *= : AssignmentPrecedence
infix operator /= : AssignmentPrecedence
infix operator %= : AssignmentPrecedence
infix operator &= : AssignmentPrecedence
infix operator |= : AssignmentPrecedence
infix operator ^= : AssignmentPrecedence
infix operator <<= : AssignmentPrecedence
infix operator >>= : AssignmentPrecedence
infix operator &+= : AssignmentPrecedence
infix operator &-= : AssignmentPrecedence
infix operator &*= : AssignmentPrecedence
infix operator &<<= : AssignmentPrecedence
infix operator &>>= : AssignmentPrecedence

"""#,
      outline: #"""
99 c  AssignmentPrecedence 0 82 f7dc8b5682e8f42fc4126ba7dc0c8a6b precedencegroup AssignmentPrecedence
107 c  FunctionArrowPrecedence 83 184 cd674dab29d33cbb343d1c8c0a89ccb7 precedencegroup FunctionArrowPrecedence
96 c  TernaryPrecedence 185 283 6554c060396d2d5a58c2428919b28601 precedencegroup TernaryPrecedence
96 c  DefaultPrecedence 284 353 be7817d6e1ccfbf37b6f7baee4733ba2 precedencegroup DefaultPrecedence
118 c  LogicalDisjunctionPrecedence 354 456 4fd1657666c3020704119b20ad783a5d precedencegroup LogicalDisjunctionPrecedence
118 c  LogicalConjunctionPrecedence 457 570 4c3a14ba75e50169785977bcb9688bac precedencegroup LogicalConjunctionPrecedence
102 c  ComparisonPrecedence 571 654 6c5454545e249618b73ad868df503f6e precedencegroup ComparisonPrecedence
108 c  NilCoalescingPrecedence 655 756 d2401b9214d4ff9547e5fa844ea4698a precedencegroup NilCoalescingPrecedence
96 c  CastingPrecedence 757 832 302136bbc905a1cd379760a217205a54 precedencegroup CastingPrecedence
110 c  RangeFormationPrecedence 833 909 acdd862889dc77cbf2c437a2c0a067da precedencegroup RangeFormationPrecedence
99 c  AdditionPrecedence 910 1009 5aceb4b69aee7da70adf6020891f9e0a precedencegroup AdditionPrecedence
112 c  MultiplicationPrecedence 1010 1109 f0542d0ea436bd829ae62aeb975a5ecc precedencegroup MultiplicationPrecedence
108 c  BitwiseShiftPrecedence 1110 1191 842c7d64a59b87cd0f56b470d206ed21 precedencegroup BitwiseShiftPrecedence
59 c  ! 1193 1210 718d9b85a0397b1e1acd396a855ee879 operator !
59 c  ~ 1211 1228 bcfa0e4def10b072c9f9d39599539458 operator ~
59 c  + 1229 1246 d46518f1214f0b48c53b55bdb851627c operator +
59 c  - 1247 1264 88ae2835f531e3d36ec836cc942c147d operator -
63 c  ... 1265 1284 b7458d8fded1556e6f7e7cc394592929 operator ...
63 c  ..< 1285 1304 2172e698e9f0e0bc9819957951bbc760 operator ..<
67 c  ...#2 1305 1325 c725ed21f73669ebb8e3afc50c799426 operator ...#2
61 c  << 1327 1369 c13cb6eec9adec6c3c2d58c30f35fc83 operator <<
61 c  >> 1370 1412 efed01feb2f4409660a70c0d61a65aab operator >>
63 c  &<< 1413 1456 a73035681b509a14b613880da44d0151 operator &<<
63 c  &>> 1457 1500 4a405dc9afe9988bf013039d3efcf805 operator &>>
59 c  * 1501 1544 7c441138174cb9832135ae8fbfe37422 operator *
59 c  / 1545 1588 21cd9cedb28c94f3317c2374c1983625 operator /
59 c  % 1589 1632 6fdef43664d4406d114058c038cb77a5 operator %
59 c  & 1633 1676 37158ad3b72dfa499dd6bcf715a98b5b operator &
61 c  &* 1677 1721 925b2e10a3dedb3a17784c479b3ab351 operator &*
63 c  +#2 1722 1759 fc4791e2391071cb88625c51953ce6a5 operator +#2
63 c  -#2 1760 1797 98bf88a130363742796cf9447703f7ea operator -#2
59 c  | 1798 1835 1f056fc326250057715cdb2cdba121da operator |
59 c  ^ 1836 1873 3d0fe830e450249856e225aebe0acde9 operator ^
61 c  &+ 1874 1912 710320fe672acc8e5b6803d42ab5a4b2 operator &+
61 c  &- 1913 1951 c6e0ab2f973b5685ca8aed38139f478a operator &-
67 c  ...#3 1952 1997 bb44d930396ba6e3b81f7ed00f1318d1 operator ...#3
67 c  ..<#2 1998 2043 06e25c850e932977dc40e11d9f185a65 operator ..<#2
61 c  ?? 2044 2087 43273b8dcc191a841f1e558bbf2b3403 operator ??
59 c  < 2088 2127 c9bd15f535a3157016b9c305d015d18b operator <
61 c  <= 2128 2168 0416e08b87558de8a68f08cffc329243 operator <=
59 c  > 2169 2208 f5c05b81da0f583d93580956b6760b34 operator >
61 c  >= 2209 2249 9028bd445565b7d32595a3bac99ac55d operator >=
61 c  == 2250 2290 fc540cd912d83434f2958eaa5b8723a8 operator ==
61 c  != 2291 2331 9a830d4a3f3dc2878660d0ffb316293d operator !=
63 c  === 2332 2373 e372438eb7dc5fcf5066046b7e82c4c1 operator ===
63 c  !== 2374 2415 7e2f1e08463a37643c15ee48f4ba5362 operator !==
61 c  ~= 2416 2456 afa7903a327e90ddb9896d69a4d8f63c operator ~=
61 c  && 2457 2505 df9bf66cea82c997d8d8bfcba132ab59 operator &&
61 c  || 2506 2554 251cdf70275317977d8ae48805509847 operator ||
61 c  += 2555 2595 9694ac898f832db2566a20cb47c4b2ad operator +=
61 c  -= 2596 2636 8f78ff5ef84fc4620101e8bcf5be2fe4 operator -=
61 c  *= 2637 2677 1d1171b4f83cd3874b5c22f5c509e96e operator *=
61 c  /= 2678 2718 55ab4128d29079bb2d76825b016108e8 operator /=
61 c  %= 2719 2759 1134c8c7247c7487c76c4c47b1978dda operator %=
61 c  &= 2760 2800 cda31870f43a7a51cc81cd93eb392fd2 operator &=
61 c  |= 2801 2841 3432d7889a599ef527cfae1985ed2ad2 operator |=
61 c  ^= 2842 2882 5c4c4e693d4e39d93ff73d5c72dfef2a operator ^=
63 c  <<= 2883 2924 fd5f7ceae2e425daedca034a9d52fc2b operator <<=
63 c  >>= 2925 2966 385609e6712df4146c489868fef28314 operator >>=
63 c  &+= 2967 3008 91be94db0e043c062987fb91e6a0cb2e operator &+=
63 c  &-= 3009 3050 e87eba70ce3c00ce9f1ca19a4aea5292 operator &-=
63 c  &*= 3051 3092 8b253e78bf258f38bf8582a1b7d4e132 operator &*=
65 c  &<<= 3093 3135 c7711d0ed8616e68c9fec2d743ac9a4b operator &<<=
65 c  &>>= 3136 3178 f52d834172d56fd16edf9f3ea569e150 operator &>>=

"""#)
  }
}
