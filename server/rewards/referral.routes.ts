import { hiddenCursorAfter, readHiddenCursor } from '#server/database/cursor.ts'
import { maskedAccount } from '#server/identity/masked-account.ts'
import { accept, type HandlerOf } from '#server/platform/handler.ts'
import { linkMaker } from '#server/requests/shared-link.ts'
import { currency } from '#server/texts/currency.ts'
import { sumClaims } from './claims.ts'
import { earnedBy, listFriends } from './referrals.ts'

/** MEM-11 */
export const readReferral: HandlerOf<'readReferral'> = async ({ platform, caller, who }) => {
  const { database } = platform
  const memberId = who.member.id
  const [linkTo, { invited, friends, terms, amount, turnover }, earned] = await Promise.all([
    linkMaker(platform, caller),
    earnedBy(database, memberId),
    sumClaims(database, { memberId, source: 'referral' }),
  ])
  const referralCode = who.member.invitationCode ?? ''
  return accept({
    referralCode,
    link: linkTo(`/register?referralCode=${referralCode}`),
    currency: currency.code,
    invited,
    earned,
    claimable: { friends: friends.length, amount, turnover },
    terms,
  })
}

/** MEM-11. Account names are masked. */
export const listReferrals: HandlerOf<'listReferrals'> = async ({ platform, request, who }) => {
  const { cursor, limit } = request
  const { tokens } = platform.encryption
  const found = await listFriends(platform.database, {
    memberId: who.member.id,
    after: readHiddenCursor(tokens, cursor, { value: 'moment', id: 'number' }),
    limit: limit + 1,
  })
  const friends = found.slice(0, limit)
  const last = friends.at(-1)
  return accept({
    invited: friends.map(({ account, registeredAt, state }) => ({
      customerName: maskedAccount(account),
      registeredAt: registeredAt.toISOString(),
      state,
    })),
    next:
      last && found.length > limit
        ? hiddenCursorAfter(tokens, { value: last.registeredAt.toISOString(), id: String(last.id) })
        : null,
  })
}
