import type { MessageDescriptor } from '@lingui/core'
import type { ContractKind } from '#protocol/agents/contract-terms.ts'
import { type MessageBuilders, money } from './message-parts.ts'
import { dayRange, periodRange, periodStart } from './period-text.ts'

const kinds: Record<ContractKind, MessageDescriptor> = {
  dividend: /*i18n*/ { id: 'notification.contractKind.dividend', message: 'dividend' },
  dailySalary: /*i18n*/ { id: 'notification.contractKind.dailySalary', message: 'daily salary' },
  hourlySalary: /*i18n*/ { id: 'notification.contractKind.hourlySalary', message: 'hourly salary' },
  realTimeSalary: /*i18n*/ { id: 'notification.contractKind.realTimeSalary', message: 'real-time salary' },
}

export const agentsMessages: MessageBuilders<'contract' | 'bill'> = {
  'contract.offered': (facts) => ({
    title: /*i18n*/ { id: 'notification.contract.offered.title', message: 'Contract offer' },
    content: /*i18n*/ {
      id: 'notification.contract.offered.content',
      message:
        '<strong>{name}</strong> has offered you a contract: {kind}. See its tiers and answer under Contracts.',
    },
    values: contractValues(facts),
  }),
  'contract.amendmentOffered': ({ from, ...facts }, locale) => ({
    title: /*i18n*/ { id: 'notification.contract.amendmentOffered.title', message: 'New terms offered' },
    content: [
      [
        /*i18n*/ {
          id: 'notification.contract.amendmentOffered.content',
          message:
            '<strong>{name}</strong> offers new terms for your {kind} contract. Until you answer, the current terms apply.',
        },
        ...(from ? [offeredFrom] : []),
      ],
    ],
    values: { ...contractValues(facts), ...startValue(locale, from) },
  }),
  'contract.requestEdited': (facts) => ({
    title: /*i18n*/ { id: 'notification.contract.requestEdited.title', message: 'Offer changed' },
    content: /*i18n*/ {
      id: 'notification.contract.requestEdited.content',
      message:
        '<strong>{name}</strong> has changed the offer for the {kind} contract. Read it before you answer.',
    },
    values: contractValues(facts),
  }),
  'contract.requestWithdrawn': ({ type, ...facts }) => ({
    title: /*i18n*/ {
      id: 'notification.contract.requestWithdrawn.title',
      message: '{type, select, termination {Request withdrawn} other {Offer withdrawn}}',
    },
    content: /*i18n*/ {
      id: 'notification.contract.requestWithdrawn.content',
      message:
        '{type, select, termination {<strong>{name}</strong> no longer wants to end the {kind} contract. It continues.} other {<strong>{name}</strong> has withdrawn the offer for the {kind} contract. You don’t need to answer.}}',
    },
    values: { ...contractValues(facts), type },
  }),
  'contract.accepted': (facts, locale) => ({
    title: /*i18n*/ { id: 'notification.contract.accepted.title', message: 'Offer accepted' },
    content: [
      [
        /*i18n*/ {
          id: 'notification.contract.accepted.content',
          message:
            '{type, select, offer {<strong>{name}</strong> has accepted your offer. The {kind} contract is active.} other {<strong>{name}</strong> has accepted the new terms of the {kind} contract.}}',
        },
        ...(facts.type === 'amendment' ? [facts.from ? acceptedFrom : acceptedFromNext] : []),
      ],
    ],
    values: {
      ...contractValues(facts),
      type: facts.type,
      ...startValue(locale, facts.type === 'amendment' ? facts.from : undefined),
    },
  }),
  'contract.rejected': ({ type, ...facts }) => ({
    title: /*i18n*/ { id: 'notification.contract.rejected.title', message: 'Offer declined' },
    content: /*i18n*/ {
      id: 'notification.contract.rejected.content',
      message:
        '{type, select, offer {<strong>{name}</strong> has declined the {kind} contract you offered.} other {<strong>{name}</strong> has declined the new terms of the {kind} contract. The current terms apply.}}',
    },
    values: { ...contractValues(facts), type },
  }),
  'contract.terminationAsked': ({ reason, ...facts }) => ({
    title: /*i18n*/ {
      id: 'notification.contract.terminationAsked.title',
      message: 'Request to end a contract',
    },
    content: [
      /*i18n*/ {
        id: 'notification.contract.terminationAsked.content',
        message: '<strong>{name}</strong> wants to end the {kind} contract. It continues until you answer.',
      },
      ...(reason
        ? [/*i18n*/ { id: 'notification.contract.terminationAsked.reason', message: 'Reason: {reason}' }]
        : []),
    ],
    values: { ...contractValues(facts), reason },
  }),
  'contract.terminationAgreed': (facts) => ({
    title: /*i18n*/ { id: 'notification.contract.terminationAgreed.title', message: 'Contract ended' },
    content: /*i18n*/ {
      id: 'notification.contract.terminationAgreed.content',
      message: '<strong>{name}</strong> has agreed to end the {kind} contract.',
    },
    values: contractValues(facts),
  }),
  'contract.terminationKept': (facts) => ({
    title: /*i18n*/ { id: 'notification.contract.terminationKept.title', message: 'Contract kept' },
    content: /*i18n*/ {
      id: 'notification.contract.terminationKept.content',
      message: '<strong>{name}</strong> wants to keep the {kind} contract. It continues.',
    },
    values: contractValues(facts),
  }),
  'contract.endedAlone': (facts) => ({
    title: /*i18n*/ { id: 'notification.contract.endedByOther.title', message: 'Contract ended' },
    content: /*i18n*/ {
      id: 'notification.contract.endedByOther.content',
      message:
        'Your account was closed, so <strong>{name}</strong> ended the {kind} contract. Earnings up to the end are still calculated.',
    },
    values: contractValues(facts),
  }),
  'contract.ended': ({ because, ...facts }) => ({
    title: /*i18n*/ { id: 'notification.contract.ended.title', message: 'Contract ended' },
    content: /*i18n*/ {
      id: 'notification.contract.ended.content',
      message:
        '{because, select, ended {The {kind} contract with <strong>{name}</strong> has ended because the upline contract has ended.} lowerRate {The {kind} contract with <strong>{name}</strong> has ended because the upline contract now pays less.} other {The {kind} contract with <strong>{name}</strong> has ended because the upline contract now has a different payment period.}}',
    },
    values: { ...contractValues(facts), because },
  }),
  'contract.requestLapsed': ({ type, ...facts }) => ({
    title: /*i18n*/ {
      id: 'notification.contract.requestLapsed.title',
      message: '{type, select, termination {Request no longer valid} other {Offer no longer valid}}',
    },
    content: /*i18n*/ {
      id: 'notification.contract.requestLapsed.content',
      message:
        '{type, select, termination {The request to end the {kind} contract with <strong>{name}</strong> is no longer valid.} other {The offer for the {kind} contract with <strong>{name}</strong> is no longer valid.}} A related account or contract has changed.',
    },
    values: { ...contractValues(facts), type },
  }),
  'contract.presetLeftOut': ({ because, ...facts }) => ({
    title: /*i18n*/ {
      id: 'notification.contract.presetLeftOut.title',
      message: 'Your link’s contract wasn’t offered',
    },
    content: /*i18n*/ {
      id: 'notification.contract.presetLeftOut.content',
      message:
        '<strong>{name}</strong> joined with your link, but we didn’t offer the {kind} contract. {because, select, noneOwn {You no longer have this type of contract yourself.} otherPeriod {Your own contract isn’t paid for the same periods.} other {It pays more than you’re paid today.}} You can offer another one under Contracts.',
    },
    values: { ...contractValues(facts), because },
  }),
  'bill.paid': (facts, locale) => ({
    title: /*i18n*/ { id: 'notification.bill.paid.title', message: 'You were paid {amount}: {kind}' },
    content: /*i18n*/ {
      id: 'notification.bill.paid.content',
      message: '<strong>{name}</strong> has paid you {amount}: {kind}, {days}.',
    },
    values: { ...contractValues(facts), amount: money(locale, facts), days: dayRange(locale, facts) },
  }),
  'bill.waiting': (facts, locale) => ({
    title: /*i18n*/ {
      id: 'notification.bill.waiting.title',
      message: 'Not enough balance to pay {amount}: {kind}',
    },
    content: /*i18n*/ {
      id: 'notification.bill.waiting.content',
      message:
        'You owe <strong>{name}</strong> {amount}: {kind}, {period}. {bills, plural, =0 {It’s paid automatically once your wallet holds enough.} one {It’s paid automatically once your wallet holds enough.} other {These # statements are each paid automatically once your wallet holds enough.}}',
    },
    values: {
      ...contractValues(facts),
      amount: money(locale, facts),
      period: periodRange(locale, facts),
      bills: facts.bills,
    },
  }),
}

const offeredFrom = /*i18n*/ {
  id: 'notification.contract.amendmentOffered.from',
  message: 'If you accept before {start}, the new terms apply from then.',
}
const acceptedFrom = /*i18n*/ {
  id: 'notification.contract.accepted.from',
  message: 'They apply from {start}.',
}
const acceptedFromNext = /*i18n*/ {
  id: 'notification.contract.accepted.fromNext',
  message: 'They apply from the next period.',
}

const contractValues = (facts: { kind: ContractKind; with: string }) => ({
  kind: kinds[facts.kind],
  name: facts.with,
})

const startValue = (locale: string, from: string | undefined) =>
  from ? { start: periodStart(locale, from) } : {}
