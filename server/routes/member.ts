import type { listMemberIcons, readMemberInfo } from '#contract/member.ts'
import { avatarCount } from '../art/avatar.ts'
import { accept, type Handler } from '../handler.ts'
import { avatarUrl, memberInfoOf } from '../member/member-info.ts'

/** CALL-06 */
export const memberInfoHandler: Handler<typeof readMemberInfo> = async ({ platform, who, now }) =>
  accept(await memberInfoOf(platform, who, now))

/** CALL-12 */
export const memberIconsHandler: Handler<typeof listMemberIcons> = async () => {
  const ids = Array.from({ length: avatarCount }, (_, index) => String(index))
  return accept({ icons: ids.map((id) => ({ id, url: avatarUrl(id) })) })
}
