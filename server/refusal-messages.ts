import type { MessageDescriptor } from '@lingui/core'
import * as v from 'valibot'
import type { Calls } from '#contract/calls.ts'
import type { Language } from '#contract/operator-config.ts'
import { throttled as throttledValue } from '#contract/throttled.ts'
import { locales } from './texts/languages.ts'
import { translate } from './texts/localized-text.ts'

/** Every code that a registered call may refuse with. */
type RefusalCode = { [Name in keyof Calls]: keyof Calls[Name]['refusals'] & string }[keyof Calls]

const mobileInvalid: MessageDescriptor = /*i18n*/ {
  id: 'refusal.mobileInvalid',
  message: 'Enter a valid mobile number.',
}
const sliderFailed: MessageDescriptor = /*i18n*/ {
  id: 'refusal.sliderFailed',
  message: 'Do the check again.',
}
const throttled: MessageDescriptor = /*i18n*/ {
  id: 'refusal.throttled',
  message: 'Too many attempts. Try again {wait}.',
}

const codeWrong: MessageDescriptor = /*i18n*/ {
  id: 'refusal.codeWrong',
  message: 'The code is wrong or has expired.',
}
const noMobile: MessageDescriptor = /*i18n*/ {
  id: 'refusal.noMobile',
  message: 'Your account has no mobile. Bind one first.',
}
const captchaWrong: MessageDescriptor = /*i18n*/ {
  id: 'refusal.captchaWrong',
  message: 'These are not the digits in the picture.',
}
const invitationInvalid: MessageDescriptor = /*i18n*/ {
  id: 'refusal.invitationInvalid',
  message: 'This invitation code is not valid here.',
}

/** Sentences that go with a refusal, for screens that show the platform's own words. */
const messages: Record<RefusalCode, MessageDescriptor> = {
  'captcha.throttled': throttled,
  'slider.throttled': throttled,
  'slider.missed': /*i18n*/ { id: 'refusal.slider.missed', message: 'The piece did not fit. Try again.' },
  'slider.expired': /*i18n*/ { id: 'refusal.slider.expired', message: 'The check has expired. Do another.' },
  'code.sliderFailed': sliderFailed,
  'code.mobileInvalid': mobileInvalid,
  'code.throttled': /*i18n*/ {
    id: 'refusal.code.throttled',
    message: 'Too many codes were asked for. Try again {wait}.',
  },
  'code.off': /*i18n*/ { id: 'refusal.code.off', message: 'Codes by SMS are switched off.' },
  'deposit.offLimits': /*i18n*/ {
    id: 'refusal.deposit.offLimits',
    message: 'The amount is beyond the limits of this way of paying.',
  },
  'deposit.channelClosed': /*i18n*/ {
    id: 'refusal.deposit.channelClosed',
    message: 'This way of paying is closed now.',
  },
  'deposit.openOrder': /*i18n*/ {
    id: 'refusal.deposit.openOrder',
    message: 'There is a deposit under way already.',
  },
  'deposit.promotionRefused': /*i18n*/ {
    id: 'refusal.deposit.promotionRefused',
    message: 'This promotion is not for this deposit.',
  },
  'bonus.notActive': /*i18n*/ { id: 'refusal.bonus.notActive', message: 'This bonus has ended.' },
  'bonus.changed': /*i18n*/ { id: 'refusal.bonus.changed', message: 'The bonus has changed.' },
  'deposit.notOpen': /*i18n*/ {
    id: 'refusal.deposit.notOpen',
    message: 'This deposit is not open any more.',
  },
  'export.tooMany': /*i18n*/ {
    id: 'refusal.export.tooMany',
    message: 'These are too many rows for one file. Choose fewer days.',
  },
  'login.wrong': /*i18n*/ { id: 'refusal.login.wrong', message: 'Wrong user name or password.' },
  'login.captchaNeeded': /*i18n*/ {
    id: 'refusal.login.captchaNeeded',
    message: 'Enter the digits in the picture.',
  },
  'login.captchaWrong': captchaWrong,
  'login.sliderFailed': sliderFailed,
  'login.codeWrong': codeWrong,
  'login.firebaseRefused': /*i18n*/ {
    id: 'refusal.login.firebaseRefused',
    message: 'The code expired, or no account has this phone number. Ask for another code.',
  },
  'application.mobileInvalid': mobileInvalid,
  'application.throttled': throttled,
  'login.throttled': throttled,
  'login.notAgent': /*i18n*/ { id: 'refusal.login.notAgent', message: 'Only agents can log in.' },
  'login.notMember': /*i18n*/ { id: 'refusal.login.notMember', message: 'Non-member account cannot log in.' },
  'login.closed': /*i18n*/ {
    id: 'refusal.login.closed',
    message: 'This account is closed. Contact customer service.',
  },
  'login.ticketUnusable': /*i18n*/ {
    id: 'refusal.login.ticketUnusable',
    message: 'This login link has expired or was already used.',
  },
  'ticket.throttled': throttled,
  'login.off': /*i18n*/ { id: 'refusal.login.off', message: 'This way to log in is switched off.' },
  'login.secondStepNeeded': /*i18n*/ {
    id: 'refusal.login.secondStepNeeded',
    message: 'Enter the code of your authenticator app.',
  },
  'login.randomRefused': /*i18n*/ {
    id: 'refusal.login.randomRefused',
    message: 'Free play did not start. Try again.',
  },
  'password.oldWrong': /*i18n*/ {
    id: 'refusal.password.oldWrong',
    message: 'The current password is wrong.',
  },
  'password.confirmationDiffers': /*i18n*/ {
    id: 'refusal.password.confirmationDiffers',
    message: 'The confirmation differs from the new password.',
  },
  'password.offRules': /*i18n*/ {
    id: 'refusal.password.offRules',
    message: 'The new password is too short, too long, or has blanks.',
  },
  'password.unchanged': /*i18n*/ {
    id: 'refusal.password.unchanged',
    message: 'The new password is the same as the current one.',
  },
  'password.default': /*i18n*/ {
    id: 'refusal.password.default',
    message: 'That is the default password. Choose another.',
  },
  'password.throttled': throttled,
  'affiliate.invalid': invitationInvalid,
  'affiliate.throttled': throttled,
  'invitation.unknown': invitationInvalid,
  'invitation.closed': /*i18n*/ {
    id: 'refusal.invitation.closed',
    message: 'This link is closed. Ask whoever sent it for a new one.',
  },
  'invitation.throttled': throttled,
  'register.off': /*i18n*/ { id: 'refusal.register.off', message: 'This way to register is switched off.' },
  'register.sliderFailed': sliderFailed,
  'register.captchaWrong': captchaWrong,
  'register.codeWrong': codeWrong,
  'register.firebaseRefused': /*i18n*/ {
    id: 'refusal.register.firebaseRefused',
    message: 'The mobile could not be confirmed. Try again.',
  },
  'register.affiliateInvalid': invitationInvalid,
  'register.fieldsRefused': /*i18n*/ {
    id: 'refusal.register.fieldsRefused',
    message: 'Check the marked fields.',
  },
  'register.throttled': throttled,
  'forgot.sliderFailed': sliderFailed,
  'forgot.unknown': /*i18n*/ { id: 'refusal.forgot.unknown', message: 'Username/Email does not exist.' },
  'forgot.codeWrong': codeWrong,
  'forgot.throttled': throttled,
  'secondStep.codeWrong': /*i18n*/ {
    id: 'refusal.secondStep.codeWrong',
    message: 'The code is wrong or was used already.',
  },
  'secondStep.passwordWrong': /*i18n*/ {
    id: 'refusal.secondStep.passwordWrong',
    message: 'The password is wrong.',
  },
  'secondStep.expired': /*i18n*/ {
    id: 'refusal.secondStep.expired',
    message: 'The time to enter the code is over. Begin again.',
  },
  'secondStep.alreadyOn': /*i18n*/ {
    id: 'refusal.secondStep.alreadyOn',
    message: 'The second step is already on.',
  },
  'secondStep.throttled': throttled,
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
  'transfer.notEnough': /*i18n*/ {
    id: 'refusal.transfer.notEnough',
    message: 'Your balance is not enough for this transfer.',
  },
  'transfer.offLimits': /*i18n*/ {
    id: 'refusal.transfer.offLimits',
    message: 'The amount is off the limits of a transfer.',
  },
  'transfer.turnoverLeft': /*i18n*/ {
    id: 'refusal.transfer.turnoverLeft',
    message: 'There is still money to stake before any can be sent.',
  },
  'transfer.off': /*i18n*/ { id: 'refusal.transfer.off', message: 'Transfers are switched off.' },
  'transfer.singleWallet': /*i18n*/ {
    id: 'refusal.transfer.singleWallet',
    message: 'One wallet serves every vendor. There is nothing to transfer.',
  },
  'transfer.vendorClosed': /*i18n*/ {
    id: 'refusal.transfer.vendorClosed',
    message: 'This vendor is closed for now.',
  },
  'transfer.underWay': /*i18n*/ {
    id: 'refusal.transfer.underWay',
    message: 'A transfer is under way. Wait until it has come to its end.',
  },
  'transfer.nothingThere': /*i18n*/ {
    id: 'refusal.transfer.nothingThere',
    message: 'Nothing lies with the vendors.',
  },
  'transfer.noUpline': /*i18n*/ { id: 'refusal.transfer.noUpline', message: 'There is nobody above you.' },
  'transfer.recipientClosed': /*i18n*/ {
    id: 'refusal.transfer.recipientClosed',
    message: 'This account takes no money now.',
  },
  'paymentPassword.wrong': /*i18n*/ {
    id: 'refusal.paymentPassword.wrong',
    message: 'The payment password is wrong.',
  },
  'paymentPassword.unset': /*i18n*/ {
    id: 'refusal.paymentPassword.unset',
    message: 'Set a payment password first.',
  },
  'paymentPassword.throttled': throttled,
  'paymentPassword.confirmationDiffers': /*i18n*/ {
    id: 'refusal.paymentPassword.confirmationDiffers',
    message: 'The payment passwords differ.',
  },
  'paymentPassword.offRules': /*i18n*/ {
    id: 'refusal.paymentPassword.offRules',
    message: 'This payment password is off the rules.',
  },
  'paymentPassword.guessable': /*i18n*/ {
    id: 'refusal.paymentPassword.guessable',
    message: 'This payment password is easily guessed.',
  },
  'paymentPassword.sameAsPassword': /*i18n*/ {
    id: 'refusal.paymentPassword.sameAsPassword',
    message: 'The payment password must be another than that of the account.',
  },
  'paymentPassword.alreadySet': /*i18n*/ {
    id: 'refusal.paymentPassword.alreadySet',
    message: 'You have a payment password already.',
  },
  'payoutAccount.invalid': /*i18n*/ {
    id: 'refusal.payoutAccount.invalid',
    message: 'Check what is marked: it cannot be like that.',
  },
  'payoutAccount.holderDiffers': /*i18n*/ {
    id: 'refusal.payoutAccount.holderDiffers',
    message: 'The account must be in your own name.',
  },
  'payoutAccount.exists': /*i18n*/ {
    id: 'refusal.payoutAccount.exists',
    message: 'You have this account already.',
  },
  'payoutAccount.tooMany': /*i18n*/ {
    id: 'refusal.payoutAccount.tooMany',
    message: 'You have as many accounts as you can have. Remove one of them first.',
  },
  'withdrawal.notEnough': /*i18n*/ {
    id: 'refusal.withdrawal.notEnough',
    message: 'Your balance is not enough for this payment.',
  },
  'withdrawal.offLimits': /*i18n*/ {
    id: 'refusal.withdrawal.offLimits',
    message: 'The amount is off the limits of a payment out.',
  },
  'withdrawal.dailyLimit': /*i18n*/ {
    id: 'refusal.withdrawal.dailyLimit',
    message: 'What may still be paid out today is not enough for this.',
  },
  'withdrawal.turnoverLeft': /*i18n*/ {
    id: 'refusal.withdrawal.turnoverLeft',
    message: 'There is still money to stake before any can be paid out.',
  },
  'withdrawal.feeChanged': /*i18n*/ {
    id: 'refusal.withdrawal.feeChanged',
    message: 'The fee has changed. Check it before you ask again.',
  },
  'withdrawal.accountUnusable': /*i18n*/ {
    id: 'refusal.withdrawal.accountUnusable',
    message: 'This account takes no payments yet.',
  },
  'withdrawal.openOrder': /*i18n*/ {
    id: 'refusal.withdrawal.openOrder',
    message: 'There is a payment out under way already.',
  },
  'withdrawal.off': /*i18n*/ { id: 'refusal.withdrawal.off', message: 'Payments out are switched off.' },
  'withdrawal.notCancellable': /*i18n*/ {
    id: 'refusal.withdrawal.notCancellable',
    message: 'This payment can be taken back no more.',
  },
  'withdrawal.notConfirmable': /*i18n*/ {
    id: 'refusal.withdrawal.notConfirmable',
    message: 'This payment does not wait for a confirmation.',
  },
  'withdrawal.proofGone': /*i18n*/ {
    id: 'refusal.withdrawal.proofGone',
    message: 'The images are no longer here. Send them again.',
  },
  'gift.notClaimable': /*i18n*/ { id: 'refusal.gift.notClaimable', message: 'This cannot be claimed now.' },
  'gift.tooLittle': /*i18n*/ {
    id: 'refusal.gift.tooLittle',
    message: 'This is still too little to be claimed.',
  },
  'gift.off': /*i18n*/ { id: 'refusal.gift.off', message: 'The manual rebate is switched off.' },
  'points.tooFew': /*i18n*/ { id: 'refusal.points.tooFew', message: 'You do not have enough points.' },
  'points.soldOut': /*i18n*/ {
    id: 'refusal.points.soldOut',
    message: 'There are no longer that many of it.',
  },
  'points.memberLimit': /*i18n*/ {
    id: 'refusal.points.memberLimit',
    message: 'You have asked for as many of it as you may.',
  },
  'points.priceChanged': /*i18n*/ { id: 'refusal.points.priceChanged', message: 'The price has changed.' },
  'points.mobileInvalid': mobileInvalid,
  'points.deliveryMissing': /*i18n*/ {
    id: 'refusal.points.deliveryMissing',
    message: 'Say where it is to be sent.',
  },
  'points.off': /*i18n*/ { id: 'refusal.points.off', message: 'Points are switched off at the moment.' },
  'points.conversionOffLimits': /*i18n*/ {
    id: 'refusal.points.conversionOffLimits',
    message: 'That many points cannot be converted.',
  },
  'points.ratioChanged': /*i18n*/ {
    id: 'refusal.points.ratioChanged',
    message: 'What points are worth has changed.',
  },
  'promotion.notOpen': /*i18n*/ {
    id: 'refusal.promotion.notOpen',
    message: 'This promotion is not open for that now.',
  },
  'promotion.notEligible': /*i18n*/ {
    id: 'refusal.promotion.notEligible',
    message: 'This promotion is not for your account.',
  },
  'promotion.incomplete': /*i18n*/ {
    id: 'refusal.promotion.incomplete',
    message: 'Something that the promotion asks for is missing.',
  },
  'promotion.imagesGone': /*i18n*/ {
    id: 'refusal.promotion.imagesGone',
    message: 'The images are no longer good. Choose them anew.',
  },
  'promotion.throttled': throttled,
  'feedback.imagesGone': /*i18n*/ {
    id: 'refusal.feedback.imagesGone',
    message: 'The images are no longer good. Choose them anew.',
  },
  'feedback.throttled': throttled,
  'raffle.noChances': /*i18n*/ {
    id: 'refusal.raffle.noChances',
    message: 'You have no chances left in this raffle.',
  },
  'raffle.exhausted': /*i18n*/ {
    id: 'refusal.raffle.exhausted',
    message: 'All prizes of this raffle have been drawn.',
  },
  'upload.notImage': /*i18n*/ {
    id: 'refusal.upload.notImage',
    message: 'This file is no PNG or JPEG image.',
  },
  'upload.tooLarge': /*i18n*/ { id: 'refusal.upload.tooLarge', message: 'The file is too large.' },
  'upload.tooManyPixels': /*i18n*/ {
    id: 'refusal.upload.tooManyPixels',
    message: 'The image has too many pixels.',
  },
  'upload.throttled': throttled,
  'code.noMobile': noMobile,
  'code.noEmail': /*i18n*/ {
    id: 'refusal.code.noEmail',
    message: 'Your account has no e-mail address. Type one.',
  },
  'contact.codeWrong': codeWrong,
  'contact.throttled': throttled,
  'contact.taken': /*i18n*/ {
    id: 'refusal.contact.taken',
    message: 'This contact is bound to another account.',
  },
  'nickname.refused': /*i18n*/ { id: 'refusal.nickname.refused', message: 'This nickname cannot be used.' },
  'paymentPassword.codeWrong': codeWrong,
  'paymentPassword.codesThrottled': throttled,
  'paymentPassword.noMobile': noMobile,
  'paymentPassword.unchanged': /*i18n*/ {
    id: 'refusal.paymentPassword.unchanged',
    message: 'This is your payment password already.',
  },
  'password.wrong': /*i18n*/ { id: 'refusal.password.wrong', message: 'The password is wrong.' },
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
  'lottery.locked': /*i18n*/ { id: 'refusal.lottery.locked', message: 'This draw takes no more bets.' },
  'lottery.oddsChanged': /*i18n*/ {
    id: 'refusal.lottery.oddsChanged',
    message: 'What these bets pay has changed. Check the slip.',
  },
  'lottery.notEnough': /*i18n*/ {
    id: 'refusal.lottery.notEnough',
    message: 'Your balance is not enough for this slip.',
  },
  'lottery.stakeOffLimits': /*i18n*/ {
    id: 'refusal.lottery.stakeOffLimits',
    message: 'The stake of this slip is off the limits.',
  },
  'lottery.trial': /*i18n*/ {
    id: 'refusal.lottery.trial',
    message: 'Register a real account to bet on lotteries.',
  },
  'lottery.linesInvalid': /*i18n*/ {
    id: 'refusal.lottery.linesInvalid',
    message: 'Some bets are off the rules.',
  },
  'chat.off': /*i18n*/ { id: 'refusal.chat.off', message: 'The chat is switched off.' },
  'chat.closed': /*i18n*/ { id: 'refusal.chat.closed', message: 'This room is closed for now.' },
  'chat.muted': /*i18n*/ { id: 'refusal.chat.muted', message: 'You may not write here now.' },
  'chat.throttled': /*i18n*/ {
    id: 'refusal.chat.throttled',
    message: 'Too many messages in a row. Try again {wait}.',
  },
  'chat.alreadyReported': /*i18n*/ {
    id: 'refusal.chat.alreadyReported',
    message: 'You have reported this message already.',
  },
  'chat.takenDown': /*i18n*/ {
    id: 'refusal.chat.takenDown',
    message: 'This message was taken down already.',
  },
  'live.offline': /*i18n*/ { id: 'refusal.live.offline', message: 'This stream is not on.' },
  'live.unknown': /*i18n*/ { id: 'refusal.live.unknown', message: 'This host is no longer there.' },
  'live.trial': /*i18n*/ { id: 'refusal.live.trial', message: 'Register a real account to join this table.' },
  'launch.unknown': /*i18n*/ { id: 'refusal.launch.unknown', message: 'This game is no longer there.' },
  'launch.closed': /*i18n*/ {
    id: 'refusal.launch.closed',
    message: 'This vendor is closed for maintenance.',
  },
  'launch.trial': /*i18n*/ {
    id: 'refusal.launch.trial',
    message: 'Register a real account to play this game.',
  },
}

/**
 * The platform's own sentence for a refusal of one of its calls; after too many attempts it says how long to wait.
 *
 * @param value what comes with the refusal
 */
export function refusalMessage(code: string, value: unknown, language: Language): string {
  const message = (messages as Partial<Record<string, MessageDescriptor>>)[code]
  if (!message) throw new Error(`There is no sentence for the refusal ${code}`)
  return translate(message, language, { wait: waitText(value, language) })
}

function waitText(value: unknown, language: Language): string {
  const throttled = v.safeParse(throttledValue, value)
  // A refusal of the sandbox can come without the time.
  if (!throttled.success) return translate(later, language)
  return translate(waitFor, language, { time: durationText(throttled.output.retryAfter, language) })
}

const later = /*i18n*/ { id: 'refusal.wait.later', message: 'later' }
const waitFor = /*i18n*/ { id: 'refusal.wait.for', message: 'in {time}' }

/** A duration (ms) in hours, minutes and whole seconds, rounded up. */
function durationText(milliseconds: number, language: Language): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1_000))
  const parts = [
    [Math.floor(seconds / 3_600), 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [seconds % 60, 'second'],
  ] as const
  const locale = locales[language]
  const texts = parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    )
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(texts)
}
