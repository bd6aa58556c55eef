import type { LotteryFamily } from '#contract/lottery-games.ts'

type Text = { pt: string; en: string }

/** How a family draws, in HTML. */
export const familyRules: Record<LotteryFamily, Text> = {
  VN: {
    pt: '<p>Saem cinco algarismos de 0 a 9, um após o outro; o mesmo pode sair mais de uma vez. O número sorteado se lê da esquerda para a direita.</p>',
    en: '<p>Five digits from 0 to 9 come one after another, and the same may come more than once. The drawn number is read from left to right.</p>',
  },
  SEA: {
    pt: '<p>Saem quatro algarismos de 0 a 9, um após o outro; o mesmo pode sair mais de uma vez. O número sorteado se lê da esquerda para a direita.</p>',
    en: '<p>Four digits from 0 to 9 come one after another, and the same may come more than once. The drawn number is read from left to right.</p>',
  },
  SIX49: {
    pt: '<p>Saem seis bolas de 49, e nenhuma volta ao globo. A ordem em que saem não importa.</p>',
    en: '<p>Six balls of 49 come, and none is put back. The order in which they come does not matter.</p>',
  },
}

type Named = { name: Text; hint: Text; names?: { pt: string[]; en: string[] } }

const parity: Named = {
  name: { pt: 'Par ou ímpar', en: 'Odd or even' },
  hint: { pt: 'O último algarismo é ímpar ou par.', en: 'The last digit is odd or even.' },
  names: { pt: ['Ímpar', 'Par'], en: ['Odd', 'Even'] },
}
const lastThree: Named = {
  name: { pt: 'Centena final', en: 'Last three' },
  hint: { pt: 'Os três últimos algarismos, na ordem.', en: 'The last three digits, in order.' },
}
const lastTwo: Named = {
  name: { pt: 'Dezena final', en: 'Last two' },
  hint: { pt: 'Os dois últimos algarismos, na ordem.', en: 'The last two digits, in order.' },
}

const among = (pt: string, en: string, hintPt: string, hintEn: string): Named => ({
  name: { pt, en },
  hint: { pt: hintPt, en: hintEn },
})

/** What each kind of bet is called, and what has to come for it to win. */
export const playTexts: Record<LotteryFamily, Readonly<Record<string, Named>>> = {
  VN: {
    lastTwo,
    lastThree,
    lastDigit: {
      name: { pt: 'Último algarismo', en: 'Last digit' },
      hint: { pt: 'O último algarismo do sorteio.', en: 'The last digit of the draw.' },
    },
    size: {
      name: { pt: 'Soma baixa ou alta', en: 'Low or high sum' },
      hint: {
        pt: 'Os cinco algarismos somam de 0 a 22, ou de 23 a 45.',
        en: 'The five digits add up to 0 to 22, or to 23 to 45.',
      },
      names: { pt: ['Baixa', 'Alta'], en: ['Low', 'High'] },
    },
    parity,
  },
  SEA: {
    straight: {
      name: { pt: 'Milhar', en: 'Straight' },
      hint: { pt: 'Os quatro algarismos, na ordem.', en: 'All four digits, in order.' },
    },
    lastThree,
    lastTwo,
    holds: {
      name: { pt: 'Algarismo presente', en: 'Holds a digit' },
      hint: {
        pt: 'O algarismo sai em qualquer das quatro posições.',
        en: 'The digit comes in any of the four places.',
      },
    },
    parity,
  },
  SIX49: {
    one: among('Uma dezena', 'One number', 'A dezena está entre as seis.', 'The number is among the six.'),
    two: among(
      'Duque',
      'Two numbers',
      'Duas dezenas estão entre as seis.',
      'Two numbers are both among the six.',
    ),
    three: among(
      'Terno',
      'Three numbers',
      'Três dezenas estão entre as seis.',
      'Three numbers are all among the six.',
    ),
    four: among(
      'Quadra',
      'Four numbers',
      'Quatro dezenas estão entre as seis.',
      'Four numbers are all among the six.',
    ),
  },
}
