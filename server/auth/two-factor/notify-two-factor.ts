import type { Transaction } from '#server/database/database.ts'
import { publish } from '#server/database/publish.ts'
import { notifyMember } from '#server/notifications/notify-member.ts'

type Changed = {
  event: 'security.secondStepOn' | 'security.secondStepOff' | 'security.recoveryCodesRenewed'
  at: Date
}

export async function notifyTwoFactorChange(
  tx: Transaction,
  memberId: number,
  { event, at }: Changed,
): Promise<void> {
  await notifyMember(tx, { memberId, event, facts: {}, at })
  await publish(tx, { memberId, type: 'account.changed' })
}
