/** The most common passwords of 8 or more characters, in lower case. */
const common = new Set(
  `password password1 password12 password123 password1234 password! passw0rd p@ssw0rd p@ssword pa55word pass1234
  passwort passwords mypassword yourpassword 12345678 123456789 1234567890 12345678910 123123123 1234512345 11223344
  1122334455 112233445566 11112222 12121212 123454321 147258369 159753159 159357159 741852963 789456123 789456123a
  963852741 987654321 9876543210 87654321 01234567 0123456789 00000000 11111111 22222222 33333333 44444444 55555555
  66666666 77777777 88888888 99999999 123321123 12341234 1234qwer 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 1qazxsw2
  qazwsxedc qaz123wsx qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyui qwertyuiop qwer1234 q1w2e3r4 q1w2e3r4t5
  asdfghjk asdfghjkl asdf1234 asdfasdf zxcvbnm1 zxcvbnm123 abcd1234 abc12345 abcd12345 abc123456 abcdefgh abcdefg1
  a1b2c3d4 a1s2d3f4 a12345678 a123456789 aa123456 aaaaaaaa aa12345678 admin123 admin1234 administrator adminadmin
  welcome1 welcome123 welcome! letmein1 letmein123 changeme changeme1 changeme123 trustno1 iloveyou iloveyou1
  iloveyou2 iloveyou123 ilovegod loveyou1 lovelove sunshine sunshine1 princess princess1 football football1 baseball
  baseball1 basketball superman superman1 batman123 spiderman starwars starwars1 pokemon1 pokemon123 computer
  computer1 internet internet1 samsung1 samsung123 dragon123 monkey123 master123 shadow123 michael1 michelle charlie1
  jennifer jessica1 elizabeth jonathan alexander alexandra victoria caroline danielle samantha stephanie nicholas
  benjamin christian patricia patrick1 barcelona liverpool liverpool1 arsenal1 chelsea1 juventus realmadrid manchester
  mercedes porsche911 corvette mustang1 ferrari1 hello123 hello1234 helloworld whatever whatever1 butterfly chocolate
  cocacola snowball snoopy123 garfield midnight december november september blink182 linkinpark metallica nirvana1
  greenday slipknot precious creative maverick hercules brooklyn scorpion marlboro bulldogs diamond1 dolphins
  cheyenne blessed1 freedom1 forever1 happy123 test1234 test12345 testtest testing1 testing123 user1234 guest123
  login123 root1234 toor1234 secret123 default1 temp1234 temporary system123 server123 oracle123 windows1 microsoft
  google123 facebook facebook1 instagram linkedin1 whatsapp1 minecraft fortnite1 roblox123 naruto123 playstation
  greengate greengate1 grocery1 groceries shopping1 p@ssw0rd1 pa$$word passpass zaq12wsx zaq1zaq1 !qaz2wsx 1234abcd
  123qweasd 123qwe123 123456qwerty 123456abc 123456aa 123abc123 qweasdzxc qweqweqwe asdasdasd zxczxczxc 147852369
  135792468 246813579 13579246 24681012 31415926 3141592654 10203040 102030405060 55667788 99887766 20202020 19901990
  pass12345 password01 password11 password2 password99 letmein! summer2024 summer2025 winter2024 winter2025 spring2025
  autumn2025 password2024 password2025 password2026 welcome2024 welcome2025`.split(/\s+/),
);

/** Whether an attacker would try this password early: a common one, or one character repeated. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase()) || /^(.)\1*$/u.test(password);
}
