import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { isSameName, normalizedName } from '#domain/text/person-name.ts'
import type { PayoutAccount, PayoutDetails } from '#protocol/cashier/payout-accounts.ts'
import { isUuid } from '#server/core/is-uuid.ts'
import { NotFound } from '#server/core/not-found.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { member } from '#server/identity/member.table.ts'
import type { Member } from '#server/identity/sessions.ts'
import { notifyMember } from '#server/notifications/notify-member.ts'
import { payoutAccount } from '#server/payments/payout-account.table.ts'
import type { SettingValue } from '#server/settings/define-setting.ts'
import type { payoutAccountsSetting } from './cashier.settings.ts'
import type { CheckedAccount } from './payout-details.ts'

export type PayoutAccountRow = typeof payoutAccount.$inferSelect

export const listPayoutAccounts = (database: Database, memberId: number): Promise<PayoutAccountRow[]> =>
  database
    .select()
    .from(payoutAccount)
    .where(and(eq(payoutAccount.memberId, memberId), isNull(payoutAccount.removedAt)))
    .orderBy(
      sql`${payoutAccount.preferredAt} desc nulls last`,
      asc(payoutAccount.addedAt),
      asc(payoutAccount.id),
    )

export function usableAt({ addedAt }: PayoutAccountRow, { now, coolFor }: { now: Date; coolFor: number }) {
  const usable = new Date(addedAt.getTime() + coolFor)
  return usable > now ? usable : null
}

export const toAccountDtos = (
  rows: readonly PayoutAccountRow[],
  cooling: { now: Date; coolFor: number },
): PayoutAccount[] =>
  rows.map((row, place) => ({
    id: row.id,
    kind: row.kind,
    name: row.maskedName,
    holder: row.holder,
    preferred: place === 0,
    addedAt: row.addedAt.toISOString(),
    usableAt: usableAt(row, cooling)?.toISOString() ?? null,
  }))

/**
 * Returns the name that a new account's holder must have: the registered name, or else the first account's
 * holder; null if there is neither.
 */
export async function ownName(
  database: Database,
  { id, userName, account }: Pick<Member, 'id' | 'userName' | 'account'>,
): Promise<string | null> {
  if (userName !== account) return userName
  const [first] = await database
    .select({ holder: payoutAccount.holder })
    .from(payoutAccount)
    .where(eq(payoutAccount.memberId, id))
    .orderBy(asc(payoutAccount.addedAt), asc(payoutAccount.id))
    .limit(1)
  return first?.holder ?? null
}

type Addition = {
  member: Member
  details: PayoutDetails
  checked: CheckedAccount
  now: Date
  terms: SettingValue<typeof payoutAccountsSetting>
}

/** Adds an account. A member's concurrent requests are serialized, so that the limit holds. */
export const savePayoutAccount = (
  database: Database,
  { member: { id: memberId, ...who }, details, checked, now, terms }: Addition,
): Promise<'added' | 'exists' | 'tooMany' | 'holderDiffers'> =>
  database.transaction(async (tx) => {
    await tx.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for('no key update')
    const name = await ownName(tx, { id: memberId, ...who })
    if (name !== null && !isSameName(name, details.holder)) return 'holderDiffers'
    const held = await listPayoutAccounts(tx, memberId)
    const { kind } = details
    const holder = normalizedName(details.holder)
    if (held.some((row) => row.kind === kind && row.number === checked.number)) return 'exists'
    if (held.length >= terms.most) return 'tooMany'
    await tx
      .insert(payoutAccount)
      .values({ id: randomUUID(), memberId, kind, holder, ...checked, addedAt: now })
    const facts = { name: checked.maskedName }
    await notifyMember(tx, { memberId, event: 'security.payoutAccountAdded', facts, at: now })
    return 'added'
  })

function isOwnAccount(memberId: number, id: string) {
  if (!isUuid(id)) throw new NotFound()
  return and(eq(payoutAccount.id, id), eq(payoutAccount.memberId, memberId), isNull(payoutAccount.removedAt))
}

/** @throws NotFound if the account does not exist, was removed, or belongs to another member */
export async function findPayoutAccount(
  database: Database,
  memberId: number,
  id: string,
): Promise<PayoutAccountRow> {
  const [row] = await database.select().from(payoutAccount).where(isOwnAccount(memberId, id))
  if (!row) throw new NotFound()
  return row
}

/**
 * Marks an account as removed and notifies the member.
 * @throws NotFound if the account does not exist, was removed, or belongs to another member
 */
export const markPayoutAccountRemoved = (
  database: Database,
  own: { memberId: number; id: string },
  now: Date,
): Promise<void> =>
  database.transaction(async (tx) => {
    const { maskedName: name } = await changePayoutAccount(tx, own, { removedAt: now })
    const { memberId } = own
    await notifyMember(tx, { memberId, event: 'security.payoutAccountRemoved', facts: { name }, at: now })
  })

/** @throws NotFound if the account does not exist, was removed, or belongs to another member */
export async function changePayoutAccount(
  database: Database | Transaction,
  { memberId, id }: { memberId: number; id: string },
  to: Pick<Partial<PayoutAccountRow>, 'preferredAt' | 'removedAt'>,
): Promise<PayoutAccountRow> {
  const isIt = isOwnAccount(memberId, id)
  const [changed] = await database.update(payoutAccount).set(to).where(isIt).returning()
  if (!changed) throw new NotFound()
  return changed
}
