import type { MessageDescriptor } from '@lingui/core'
import type { LotteryFamily } from '#protocol/play/lottery-games.ts'

export const familyRules: Record<LotteryFamily, MessageDescriptor> = {
  VN: /*i18n*/ {
    id: 'lottery.rules.VN',
    message:
      '<p>Five digits from 0 to 9 come one after another, and the same may come more than once. The drawn number is read from left to right.</p>',
  },
  SEA: /*i18n*/ {
    id: 'lottery.rules.SEA',
    message:
      '<p>Four digits from 0 to 9 come one after another, and the same may come more than once. The drawn number is read from left to right.</p>',
  },
  SIX49: /*i18n*/ {
    id: 'lottery.rules.SIX49',
    message:
      '<p>Six balls of 49 come, and none is put back. The order in which they come does not matter.</p>',
  },
}

type Named = { name: MessageDescriptor; hint: MessageDescriptor; names?: readonly MessageDescriptor[] }

const parity: Named = {
  name: /*i18n*/ { id: 'lottery.rules.oddOrEven.name', message: 'Odd or even' },
  hint: /*i18n*/ { id: 'lottery.rules.oddOrEven.hint', message: 'The last digit is odd or even.' },
  names: [
    /*i18n*/ { id: 'lottery.rules.odd', message: 'Odd' },
    /*i18n*/ { id: 'lottery.rules.even', message: 'Even' },
  ],
}
const lastThree: Named = {
  name: /*i18n*/ { id: 'lottery.rules.lastThree.name', message: 'Last three' },
  hint: /*i18n*/ { id: 'lottery.rules.lastThree.hint', message: 'The last three digits, in order.' },
}
const lastTwo: Named = {
  name: /*i18n*/ { id: 'lottery.rules.lastTwo.name', message: 'Last two' },
  hint: /*i18n*/ { id: 'lottery.rules.lastTwo.hint', message: 'The last two digits, in order.' },
}

export const playTexts: Record<LotteryFamily, Readonly<Record<string, Named>>> = {
  VN: {
    lastTwo,
    lastThree,
    lastDigit: {
      name: /*i18n*/ { id: 'lottery.rules.VN.lastDigit.name', message: 'Last digit' },
      hint: /*i18n*/ { id: 'lottery.rules.VN.lastDigit.hint', message: 'The last digit of the draw.' },
    },
    size: {
      name: /*i18n*/ { id: 'lottery.rules.VN.size.lowOrHighSum.name', message: 'Low or high sum' },
      hint: /*i18n*/ {
        id: 'lottery.rules.VN.size.lowOrHighSum.hint',
        message: 'The five digits add up to 0 to 22, or to 23 to 45.',
      },
      names: [
        /*i18n*/ { id: 'lottery.rules.low', message: 'Low' },
        /*i18n*/ { id: 'lottery.rules.high', message: 'High' },
      ],
    },
    parity,
  },
  SEA: {
    straight: {
      name: /*i18n*/ { id: 'lottery.rules.SEA.straight.name', message: 'Straight' },
      hint: /*i18n*/ { id: 'lottery.rules.SEA.straight.hint', message: 'All four digits, in order.' },
    },
    lastThree,
    lastTwo,
    holds: {
      name: /*i18n*/ { id: 'lottery.rules.SEA.holds.holdsADigit.name', message: 'Holds a digit' },
      hint: /*i18n*/ {
        id: 'lottery.rules.SEA.holds.holdsADigit.hint',
        message: 'The digit comes in any of the four places.',
      },
    },
    parity,
  },
  SIX49: {
    one: {
      name: /*i18n*/ { id: 'lottery.rules.SIX49.one.name', message: 'One number' },
      hint: /*i18n*/ { id: 'lottery.rules.SIX49.one.hint', message: 'The number is among the six.' },
    },
    two: {
      name: /*i18n*/ { id: 'lottery.rules.SIX49.two.name', message: 'Two numbers' },
      hint: /*i18n*/ { id: 'lottery.rules.SIX49.two.hint', message: 'Two numbers are both among the six.' },
    },
    three: {
      name: /*i18n*/ { id: 'lottery.rules.SIX49.three.name', message: 'Three numbers' },
      hint: /*i18n*/ {
        id: 'lottery.rules.SIX49.three.hint',
        message: 'Three numbers are all among the six.',
      },
    },
    four: {
      name: /*i18n*/ { id: 'lottery.rules.SIX49.four.name', message: 'Four numbers' },
      hint: /*i18n*/ { id: 'lottery.rules.SIX49.four.hint', message: 'Four numbers are all among the six.' },
    },
  },
}
