import { eq } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { member } from '#server/identity/member.table.ts'
import { vipStatus } from '#server/rewards/vip.ts'
import { type LocalizedText, localizedText } from '#server/texts/localized-text.ts'
import type { Needs } from './promotion-terms.ts'

/** Milliseconds. */
const DAY = 86_400_000

type Query = { memberId: number; needs: Needs; now: Date }

export async function obstacleFor(
  database: Database,
  { memberId, needs, now }: Query,
): Promise<LocalizedText | null> {
  const [who] = await database.select().from(member).where(eq(member.id, memberId))
  if (!who) return null
  const { newerThan, bound, vipLevel } = needs
  if (newerThan !== undefined && now.getTime() - who.createdAt.getTime() >= newerThan * DAY)
    return localizedText(
      /*i18n*/ {
        id: 'promotion.obstacle.newerThan',
        message:
          '{days, plural, =0 {This promotion isn’t available for your account.} one {This promotion is for accounts less than # day old.} other {This promotion is for accounts less than # days old.}}',
      },
      { days: newerThan },
    )
  if (bound === 'mobile' && who.mobile === null)
    return localizedText(
      /*i18n*/ {
        id: 'promotion.obstacle.mobile',
        message: 'Verify your phone number in My account to take part.',
      },
    )
  if (bound === 'email' && !who.emailBound)
    return localizedText(
      /*i18n*/ {
        id: 'promotion.obstacle.email',
        message: 'Verify your email in My account to take part.',
      },
    )
  return vipLevel === undefined ? null : levelObstacle(database, memberId, vipLevel)
}

async function levelObstacle(
  database: Database,
  memberId: number,
  wanted: number,
): Promise<LocalizedText | null> {
  const { level, levels } = await vipStatus(database, memberId)
  if (level >= wanted) return null
  const name = levels[wanted]?.name ?? String(wanted)
  return localizedText(
    /*i18n*/ {
      id: 'promotion.obstacle.level',
      message: 'This promotion is for VIP level {level} or higher.',
    },
    { level: name },
  )
}
