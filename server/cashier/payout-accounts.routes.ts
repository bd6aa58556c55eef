import { publish } from '#server/database/publish.ts'
import { accept, type HandlerOf, refuse } from '#server/platform/handler.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readSetting } from '#server/settings/settings.ts'
import { banks } from './banks.ts'
import { payoutAccountsSetting } from './cashier.settings.ts'
import { requirePaymentPassword } from './payment-password/require-payment-password.ts'
import {
  changePayoutAccount,
  findPayoutAccount,
  listPayoutAccounts as listOwn,
  markPayoutAccountRemoved,
  ownName,
  savePayoutAccount,
  toAccountDtos,
} from './payout-accounts.ts'
import { checkDetails } from './payout-details.ts'

/** MEM-02 */
export const listPayoutAccounts: HandlerOf<'listPayoutAccounts'> = async (context) => {
  const { platform, now, who } = context
  const { most } = await readSetting(platform.database, payoutAccountsSetting)
  return accept({
    accounts: await ownAccounts(platform, who.member.id, now),
    holder: await ownName(platform.database, who.member),
    paymentPasswordSet: who.member.paymentPasswordHash !== null,
    maxAccounts: most,
    banks: [...banks],
  })
}

/** MEM-02. Validates the account first, so that an invalid one uses up no guess at the payment password. */
export const addPayoutAccount: HandlerOf<'addPayoutAccount'> = async (context) => {
  const { platform, request, now, who } = context
  const { database } = platform
  const checked = checkDetails(request.details)
  if ('fault' in checked) return refuse('payoutAccount.invalid', { field: checked.fault })
  const refusal = await requirePaymentPassword(context)
  if (refusal) return refusal
  const terms = await readSetting(database, payoutAccountsSetting)
  const { details } = request
  const outcome = await savePayoutAccount(database, { member: who.member, details, checked, now, terms })
  if (outcome === 'exists') return refuse('payoutAccount.exists', {})
  if (outcome === 'holderDiffers') return refuse('payoutAccount.holderDiffers', {})
  if (outcome === 'tooMany') return refuse('payoutAccount.tooMany', { maxAccounts: terms.most })
  return changed(platform, who.member.id, now)
}

/** MEM-02. Requires the payment password. */
export const removePayoutAccount: HandlerOf<'removePayoutAccount'> = async (context) => {
  const { platform, request, now, who } = context
  await findPayoutAccount(platform.database, who.member.id, request.id)
  const refusal = await requirePaymentPassword(context)
  if (refusal) return refusal
  const own = { memberId: who.member.id, id: request.id }
  await markPayoutAccountRemoved(platform.database, own, now)
  return changed(platform, who.member.id, now)
}

/** MEM-02 */
export const preferPayoutAccount: HandlerOf<'preferPayoutAccount'> = async (context) => {
  const { platform, request, now, who } = context
  const own = { memberId: who.member.id, id: request.id }
  await changePayoutAccount(platform.database, own, { preferredAt: now })
  return changed(platform, who.member.id, now)
}

async function ownAccounts({ database }: Platform, memberId: number, now: Date) {
  const { coolFor } = await readSetting(database, payoutAccountsSetting)
  return toAccountDtos(await listOwn(database, memberId), { now, coolFor })
}

async function changed(platform: Platform, memberId: number, now: Date) {
  await publish(platform.database, { memberId, type: 'account.changed' })
  return accept({ accounts: await ownAccounts(platform, memberId, now) })
}
