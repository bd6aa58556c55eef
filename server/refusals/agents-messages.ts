import type { MessagesByCode } from './messages-by-code.ts'
import { invitationInvalid, throttled } from './shared-messages.ts'

export const agentsMessages = {
  'invitation.unknown': invitationInvalid,
  'invitation.closed': /*i18n*/ {
    id: 'refusal.invitation.closed',
    message: 'This sign-up link is closed. Ask for a new one.',
  },
  'invitation.throttled': throttled,
  'contract.rateAboveOwn': /*i18n*/ {
    id: 'refusal.contract.rateAboveOwn',
    message: 'Some tiers pay a higher rate than yours. Lower them.',
  },
  'contract.tiersNotRising': /*i18n*/ {
    id: 'refusal.contract.tiersNotRising',
    message: 'Each tier must require more and pay more than the one before.',
  },
  'contract.periodNotAllowed': /*i18n*/ {
    id: 'refusal.contract.periodNotAllowed',
    message: 'This contract must be paid for the same periods as yours.',
  },
  'contract.requestOpen': /*i18n*/ {
    id: 'refusal.contract.requestOpen',
    message: 'A request for this contract is still waiting for an answer.',
  },
  'contract.ended': /*i18n*/ { id: 'refusal.contract.ended', message: 'This contract has ended.' },
  'contract.changed': /*i18n*/ {
    id: 'refusal.contract.changed',
    message: 'The contract has changed. Read it again before you answer.',
  },
  'contract.exists': /*i18n*/ {
    id: 'refusal.contract.exists',
    message: 'This contract already exists. Offer new terms instead.',
  },
  'link.tooMany': /*i18n*/ {
    id: 'refusal.link.tooMany',
    message: 'You’ve reached the maximum number of links. Close one first.',
  },
  'contract.noneOwn': /*i18n*/ {
    id: 'refusal.contract.noneOwn',
    message: 'You don’t have this type of contract, so you can’t offer it.',
  },
  'contract.notAgent': /*i18n*/ {
    id: 'refusal.contract.notAgent',
    message: 'Only agents can have contracts.',
  },
  'contract.memberClosed': /*i18n*/ {
    id: 'refusal.contract.memberClosed',
    message: 'This downline’s account is closed.',
  },
  'contract.withHouse': /*i18n*/ {
    id: 'refusal.contract.withUs',
    message: 'You can’t end a contract with us here. Contact customer support.',
  },
  'contract.partyClosed': /*i18n*/ {
    id: 'refusal.contract.partyClosed',
    message: 'The other party’s account is closed. You can end the contract at once.',
  },
  'contract.partyOpen': /*i18n*/ {
    id: 'refusal.contract.partyOpen',
    message: 'The other party’s account is open, so they must agree to end the contract.',
  },
  'contract.settled': /*i18n*/ {
    id: 'refusal.contract.answered',
    message: 'This request has already been answered.',
  },
  'contract.requestChanged': /*i18n*/ {
    id: 'refusal.contract.requestChanged',
    message: 'The offer has changed. Read it again before you answer.',
  },
  'contract.previewStale': /*i18n*/ {
    id: 'refusal.contract.previewStale',
    message: 'The list of contracts that would end has changed. Check it again.',
  },
} satisfies Partial<MessagesByCode>
