import { cursorAfter, readCursor } from '#server/database/cursor.ts'
import { publishBalanceChanges } from '#server/database/publish.ts'
import { accept, type HandlerOf } from '#server/platform/handler.ts'
import { listClaims, lockClaims, payGift, sumClaims, toClaimDto } from '#server/rewards/claims.ts'
import { currency } from '#server/texts/currency.ts'
import { findGift } from './find-gift.ts'

/** MEM-10, MEM-11, MEM-12, MEM-14. Pays all kinds of claims. */
export const claimGift: HandlerOf<'claimGift'> = async ({ platform, request, caller, now, who }) => {
  const { database } = platform
  const memberId = who.member.id
  await lockClaims(database, memberId)
  const found = await findGift({ platform, memberId, now }, request)
  if ('refusal' in found) return found.refusal
  const { gift } = found
  const { claim, balance } = await database.transaction((tx) => payGift(tx, { memberId, gift, now }))
  await publishBalanceChanges(database, memberId)
  return accept({ claim: toClaimDto(claim, caller.language), balance })
}

export const listGiftClaims: HandlerOf<'listGiftClaims'> = async (context) => {
  const { platform, request, caller, who } = context
  const { cursor, limit, source } = request
  const query = { memberId: who.member.id, source }
  const after = readCursor(cursor, { value: 'moment', id: 'uuid' })
  const [found, total] = await Promise.all([
    listClaims(platform.database, { ...query, after, limit: limit + 1 }),
    sumClaims(platform.database, query),
  ])
  const claims = found.slice(0, limit)
  const last = claims.at(-1)
  return accept({
    claims: claims.map((claim) => toClaimDto(claim, caller.language)),
    next: last && found.length > limit ? cursorAfter({ value: last.at.toISOString(), id: last.id }) : null,
    currency: currency.code,
    total,
  })
}
