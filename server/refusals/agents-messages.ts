import type { MessagesByCode } from './messages-by-code.ts'
import { invitationInvalid, throttled } from './shared-messages.ts'

export const agentsMessages = {
  'invitation.unknown': invitationInvalid,
  'invitation.closed': /*i18n*/ {
    id: 'refusal.invitation.closed',
    message: 'This link is closed. Ask whoever sent it for a new one.',
  },
  'invitation.throttled': throttled,
  'contract.rateAboveOwn': /*i18n*/ {
    id: 'refusal.contract.rateAboveOwn',
    message: 'Some tiers pay a higher rate than your own.',
  },
  'contract.tiersNotRising': /*i18n*/ {
    id: 'refusal.contract.tiersNotRising',
    message: 'Each tier must ask for more and pay more than the one before.',
  },
  'contract.periodNotAllowed': /*i18n*/ {
    id: 'refusal.contract.periodNotAllowed',
    message: 'This contract can only be paid as often as your own is.',
  },
  'contract.requestOpen': /*i18n*/ {
    id: 'refusal.contract.requestOpen',
    message: 'A request about this contract is still waiting for an answer.',
  },
  'contract.ended': /*i18n*/ { id: 'refusal.contract.ended', message: 'This contract has ended.' },
  'contract.changed': /*i18n*/ {
    id: 'refusal.contract.changed',
    message: 'The contract has changed since you read it.',
  },
  'contract.exists': /*i18n*/ {
    id: 'refusal.contract.exists',
    message: 'There is a contract already. Offer new terms for it.',
  },
  'link.tooMany': /*i18n*/ {
    id: 'refusal.link.tooMany',
    message: 'You have as many links as you can have. Close one of them first.',
  },
  'contract.noneOwn': /*i18n*/ {
    id: 'refusal.contract.noneOwn',
    message: 'You have no contract of this kind yet and cannot offer one.',
  },
  'contract.notAgent': /*i18n*/ {
    id: 'refusal.contract.notAgent',
    message: 'Only agents can have contracts.',
  },
  'contract.memberClosed': /*i18n*/ {
    id: 'refusal.contract.memberClosed',
    message: 'The account of this downline is closed.',
  },
  'contract.withHouse': /*i18n*/ {
    id: 'refusal.contract.withHouse',
    message: 'A contract with the house is not ended here. Contact customer service.',
  },
  'contract.partyClosed': /*i18n*/ {
    id: 'refusal.contract.partyClosed',
    message: 'The account of the other party is closed. You can end the contract at once.',
  },
  'contract.partyOpen': /*i18n*/ {
    id: 'refusal.contract.partyOpen',
    message: 'The account of the other party is open; they have to agree to the end.',
  },
  'contract.settled': /*i18n*/ {
    id: 'refusal.contract.settled',
    message: 'This request is settled already.',
  },
  'contract.requestChanged': /*i18n*/ {
    id: 'refusal.contract.requestChanged',
    message: 'The offer has changed since you read it.',
  },
  'contract.previewStale': /*i18n*/ {
    id: 'refusal.contract.previewStale',
    message: 'Other contracts would end by now. Check the list.',
  },
} satisfies Partial<MessagesByCode>
