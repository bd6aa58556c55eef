import type { MessageDescriptor } from '@lingui/core'
import type { LotteryFamily } from '#protocol/play/lottery-games.ts'

export const familyRules: Record<LotteryFamily, MessageDescriptor> = {
  VN: /*i18n*/ {
    id: 'lottery.rules.vietnam',
    message:
      '<p>Five digits from 0 to 9 are drawn one after another; a digit can be drawn more than once. Read the number from left to right.</p>',
  },
  SEA: /*i18n*/ {
    id: 'lottery.rules.southeastAsia',
    message:
      '<p>Four digits from 0 to 9 are drawn one after another; a digit can be drawn more than once. Read the number from left to right.</p>',
  },
  SIX49: /*i18n*/ {
    id: 'lottery.rules.six49',
    message: '<p>Six balls out of 49 are drawn without being put back. Their order doesn’t matter.</p>',
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
      name: /*i18n*/ { id: 'lottery.rules.lastDigit.name', message: 'Last digit' },
      hint: /*i18n*/ { id: 'lottery.rules.lastDigit.hint', message: 'The last digit of the drawn number.' },
    },
    size: {
      name: /*i18n*/ { id: 'lottery.rules.lowOrHighSum.name', message: 'Low or high sum' },
      hint: /*i18n*/ {
        id: 'lottery.rules.lowOrHighSum.hint',
        message: 'The five digits add up to 0–22 (low) or 23–45 (high).',
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
      name: /*i18n*/ { id: 'lottery.rules.straight.name', message: 'Straight' },
      hint: /*i18n*/ { id: 'lottery.rules.straight.hint', message: 'All four digits, in order.' },
    },
    lastThree,
    lastTwo,
    holds: {
      name: /*i18n*/ { id: 'lottery.rules.containsDigit.name', message: 'Contains a digit' },
      hint: /*i18n*/ {
        id: 'lottery.rules.containsDigit.hint',
        message: 'The digit appears anywhere in the number.',
      },
    },
    parity,
  },
  SIX49: {
    one: {
      name: /*i18n*/ { id: 'lottery.rules.oneNumber.name', message: 'One number' },
      hint: /*i18n*/ { id: 'lottery.rules.oneNumber.hint', message: 'Your number is one of the six drawn.' },
    },
    two: {
      name: /*i18n*/ { id: 'lottery.rules.twoNumbers.name', message: 'Two numbers' },
      hint: /*i18n*/ {
        id: 'lottery.rules.twoNumbers.hint',
        message: 'Both of your numbers are among the six drawn.',
      },
    },
    three: {
      name: /*i18n*/ { id: 'lottery.rules.threeNumbers.name', message: 'Three numbers' },
      hint: /*i18n*/ {
        id: 'lottery.rules.threeNumbers.hint',
        message: 'All three of your numbers are among the six drawn.',
      },
    },
    four: {
      name: /*i18n*/ { id: 'lottery.rules.fourNumbers.name', message: 'Four numbers' },
      hint: /*i18n*/ {
        id: 'lottery.rules.fourNumbers.hint',
        message: 'All four of your numbers are among the six drawn.',
      },
    },
  },
}
