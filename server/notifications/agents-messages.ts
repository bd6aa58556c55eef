import type { MessageDescriptor } from '@lingui/core'
import type { ContractKind } from '#protocol/agents/contract-terms.ts'
import { type MessageBuilders, money } from './message-parts.ts'
import { dayRange, periodRange, periodStart } from './period-text.ts'

const kinds: Record<ContractKind, MessageDescriptor> = {
  dividend: /*i18n*/ { id: 'notification.contractKind.dividend', message: 'dividend' },
  dailySalary: /*i18n*/ { id: 'notification.contractKind.dailySalary', message: 'daily wage' },
  hourlySalary: /*i18n*/ { id: 'notification.contractKind.hourlySalary', message: 'hourly salary' },
  realTimeSalary: /*i18n*/ { id: 'notification.contractKind.realTimeSalary', message: 'real-time salary' },
}

export const agentsMessages: MessageBuilders<'contract' | 'bill'> = {
  'contract.offered': (facts) => ({
    title: /*i18n*/ { id: 'notification.contract.offered.title', message: 'Contract offer' },
    content: /*i18n*/ {
      id: 'notification.contract.offered.content',
      message:
        '<strong>{name}</strong> offers you a contract: {kind}. Read the tiers and answer under Contracts.',
    },
    values: contractValues(facts),
  }),
  'contract.amendmentOffered': ({ from, ...facts }, locale) => ({
    title: /*i18n*/ { id: 'notification.contract.amendmentOffered.title', message: 'Offer of new terms' },
    content: [
      [
        /*i18n*/ {
          id: 'notification.contract.amendmentOffered.content',
          message:
            '<strong>{name}</strong> offers new terms for the {kind} contract. Until you answer, it goes on as it is.',
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
        '<strong>{name}</strong> has changed the offer for the {kind} contract. Read it again before you answer.',
    },
    values: contractValues(facts),
  }),
  'contract.requestWithdrawn': ({ type, ...facts }) => ({
    title: /*i18n*/ {
      id: 'notification.contract.requestWithdrawn.title',
      message: '{type, select, termination {Request to end withdrawn} other {Offer withdrawn}}',
    },
    content: /*i18n*/ {
      id: 'notification.contract.requestWithdrawn.content',
      message:
        '{type, select, termination {<strong>{name}</strong> no longer asks to end the {kind} contract. It goes on.} other {<strong>{name}</strong> has withdrawn the offer for the {kind} contract. There is nothing to answer.}}',
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
            '{type, select, offer {<strong>{name}</strong> has accepted the offer. The {kind} contract now stands.} other {<strong>{name}</strong> has accepted the new terms of the {kind} contract.}}',
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
    title: /*i18n*/ { id: 'notification.contract.rejected.title', message: 'Offer rejected' },
    content: /*i18n*/ {
      id: 'notification.contract.rejected.content',
      message:
        '{type, select, offer {<strong>{name}</strong> has rejected the offer of a contract: {kind}.} other {<strong>{name}</strong> has rejected the new terms of the {kind} contract. It goes on as it is.}}',
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
        message: '<strong>{name}</strong> asks to end the {kind} contract. Until you answer, it goes on.',
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
      message: '<strong>{name}</strong> wants to keep the {kind} contract. It goes on.',
    },
    values: contractValues(facts),
  }),
  'contract.endedAlone': (facts) => ({
    title: /*i18n*/ { id: 'notification.contract.endedAlone.title', message: 'Contract ended' },
    content: /*i18n*/ {
      id: 'notification.contract.endedAlone.content',
      message:
        '<strong>{name}</strong> has ended the {kind} contract, because your account was closed. What was earned until the end is reckoned as always.',
    },
    values: contractValues(facts),
  }),
  'contract.ended': ({ because, ...facts }) => ({
    title: /*i18n*/ { id: 'notification.contract.ended.title', message: 'Contract ended' },
    content: /*i18n*/ {
      id: 'notification.contract.ended.content',
      message:
        'The {kind} contract with <strong>{name}</strong> has ended, because the contract above it {because, select, ended {ended} lowerRate {now pays less} other {comes to pay in another period}}.',
    },
    values: { ...contractValues(facts), because },
  }),
  'contract.requestLapsed': ({ type, ...facts }) => ({
    title: /*i18n*/ {
      id: 'notification.contract.requestLapsed.title',
      message: '{type, select, termination {Request lapsed} other {Offer lapsed}}',
    },
    content: /*i18n*/ {
      id: 'notification.contract.requestLapsed.content',
      message:
        '{type, select, termination {The request to end} other {The offer for}} the {kind} contract with <strong>{name}</strong> has lapsed, because the contracts above it have changed.',
    },
    values: { ...contractValues(facts), type },
  }),
  'contract.presetLeftOut': ({ because, ...facts }) => ({
    title: /*i18n*/ {
      id: 'notification.contract.presetLeftOut.title',
      message: 'Contract of your link not offered',
    },
    content: /*i18n*/ {
      id: 'notification.contract.presetLeftOut.content',
      message:
        '<strong>{name}</strong> has joined by your link, but the {kind} contract was not offered, because {because, select, noneOwn {you no longer have such a contract yourself} otherPeriod {your own is not paid in the same period} other {it pays more than you are paid today}}. You can offer another under Contracts.',
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
      message: 'Too little money to pay {amount}: {kind}',
    },
    content: /*i18n*/ {
      id: 'notification.bill.waiting.content',
      message:
        'You owe <strong>{name}</strong> {amount}: {kind}, {period}{bills, plural, one {. It is paid} other {, on {bills} bills. Each is paid}} as soon as there is enough in your wallet.',
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
  message: 'Accepted before {start}, they count from then on.',
}
const acceptedFrom = /*i18n*/ {
  id: 'notification.contract.accepted.from',
  message: 'They count from {start} on.',
}
const acceptedFromNext = /*i18n*/ {
  id: 'notification.contract.accepted.fromNext',
  message: 'They count from the next period on.',
}

const contractValues = (facts: { kind: ContractKind; with: string }) => ({
  kind: kinds[facts.kind],
  name: facts.with,
})

const startValue = (locale: string, from: string | undefined) =>
  from ? { start: periodStart(locale, from) } : {}
