import { avatarCount } from '@palpite/game-art/avatar.ts'
import { memberInfoOf } from '#server/auth/session/member-info.ts'
import { avatarUrl } from '#server/identity/avatar-url.ts'
import { accept, type HandlerOf } from '#server/platform/handler.ts'

/** CALL-06 */
export const readMemberInfo: HandlerOf<'readMemberInfo'> = async ({ platform, who, now }) =>
  accept(await memberInfoOf(platform, who, now))

/** CALL-12 */
export const listMemberIcons: HandlerOf<'listMemberIcons'> = async () => {
  const ids = Array.from({ length: avatarCount }, (_, index) => String(index))
  return accept({ icons: ids.map((id) => ({ id, url: avatarUrl(id) })) })
}
