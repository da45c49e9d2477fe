"""Howells with tables turned so that comparisons are more even than `evened` finds at once: results of longer searches.

Each is a number whose bits are the tables of the plan in their order, round by round: those with a 1 are turned. Found
by annealing; what they are worth is proved by `proof` when the movement is made, and by the tests against `evened`.
"""

from collections.abc import Mapping

TURNED: Mapping[tuple[str, int, int], int] = {
    ("howell", 13, 13): 0x40C85E43ABB6D8A427C,
    ("three-quarter-howell", 10, 8): 0x7198A713D8,
    ("three-quarter-howell", 11, 10): 0x3B74DC4B923F8,
    ("three-quarter-howell", 11, 7): 0x6B5043539,
    ("three-quarter-howell", 12, 10): 0x3AA682EAAA881A2,
    ("three-quarter-howell", 13, 10): 0xF91FEDBD50D0F2F,
    ("three-quarter-howell", 13, 11): 0x1C9D24D9244EE57A5,
    ("three-quarter-howell", 13, 12): 0x58BCBEF9F673DC5B9B,
    ("three-quarter-howell", 14, 10): 0x1310C090B60243A802,
    ("three-quarter-howell", 14, 11): 0x50812A150A10A400C50,
    ("three-quarter-howell", 14, 12): 0x50F0D583CE092AE19147C,
    ("three-quarter-howell", 14, 9): 0xC1000910695160C,
    ("three-quarter-howell", 15, 10): 0x344ECCF8F1EFBFFD7C,
    ("three-quarter-howell", 15, 11): 0x16DB2FFA73B49B8DD45F,
    ("three-quarter-howell", 15, 12): 0xAB5C71EA860831079B6E8,
    ("three-quarter-howell", 15, 13): 0x23A7996499F1888BCD140E3,
    ("three-quarter-howell", 15, 14): 0x3C079E67C1FED24C5C1FEF491,
    ("three-quarter-howell", 16, 11): 0xC6808E1024B6461CF024C4,
    ("three-quarter-howell", 16, 12): 0x468A864C9A8E889822401A02,
    ("three-quarter-howell", 16, 13): 0x42C0C800C0C2C0E0C040CA46EC,
    ("three-quarter-howell", 16, 14): 0x9044CC44D4F2F4FCD0104CE6C0F0,
    ("three-quarter-howell", 17, 10): 0x48B52B5A9F1E9C7976E7,
    ("three-quarter-howell", 17, 11): 0xE8D3894BAB1B6F5B3D7AD7,
    ("three-quarter-howell", 17, 13): 0xA6D00810E0502143848389869D,
    ("three-quarter-howell", 17, 14): 0x60D9D791466C8395450F5D51FCE4,
    ("three-quarter-howell", 17, 15): 0x6BD9AAE5063453FED94BCDA6843E90,
    ("three-quarter-howell", 17, 16): 0x23C9B2217745AD7A48129238670A029D,
    ("three-quarter-howell", 17, 9): 0x638386A71B62EDD8B1,
    ("three-quarter-howell", 18, 10): 0x1541C9014949264808004E0,
    ("three-quarter-howell", 18, 11): 0x2000402CA112CA51221800,
    ("three-quarter-howell", 18, 13): 0x1484301A114C2240B4848F20401D32,
    ("three-quarter-howell", 18, 14): 0x109BE825F940869373A1D8A014083C9A,
    ("three-quarter-howell", 18, 15): 0x6D3D5CCC20C26188C05C0C000705895C24,
    ("three-quarter-howell", 18, 16): 0x8600A15F8005D92448C51792906A578B19B2,
    ("three-quarter-howell", 18, 9): 0x98A000105061C6484040,
    ("three-quarter-howell", 19, 12): 0xD4F515E5EDFDC191AEEBADE82C7,
    ("three-quarter-howell", 19, 13): 0x1CAA326F6D6E6CAE52914FDD9DBDBC,
    ("three-quarter-howell", 19, 16): 0xAEF21D29BB80B71FB0D79D3852A5B030F79C,
    ("three-quarter-howell", 20, 13): 0xA214984111849118405B700281002054,
    ("three-quarter-howell", 20, 14): 0x460305C0E81208820200822380E0761904C,
    ("three-quarter-howell", 20, 15): 0x3206884A54BD644904EC01EC4102CE954652B0,
    ("three-quarter-howell", 20, 16): 0x7494A30AD05E880103D242AD25684241A6A4AA44,
    ("three-quarter-howell", 20, 17): 0x2B2F0172D11AA1508845ACAAC100583027586AA118A,
    ("three-quarter-howell", 20, 18): 0x7E8E23D9D8E2A5AE48FA5A3DC86B70FCAEA2607279240,
}
"""By form, pairs and rounds."""
