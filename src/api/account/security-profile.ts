import { type Answer, ask, read } from '#api/http/call-api.ts'
import { listMemberIcons } from '#protocol/account/member.ts'
import {
  changeIcon,
  changeNickname,
  readSecurityProfile,
  type SecurityProfile,
} from '#protocol/account/security-profile.ts'

/** The member's own account. Throws `CallFailed`. */
export const readProfile = (signal: AbortSignal): Promise<SecurityProfile> =>
  read(readSecurityProfile, {}, { signal })

export type NicknameAnswer = Answer<typeof changeNickname>

/** Changes the name that others see. Throws `CallFailed`; after a lost answer it may be changed, and may be sent again. */
export const requestNickname = (nickname: string, signal: AbortSignal): Promise<NicknameAnswer> =>
  ask(changeNickname, { nickname }, { signal })

/** The pictures that a member may choose from. Throws `CallFailed`. */
export const readIcons = async (signal: AbortSignal) => (await read(listMemberIcons, {}, { signal })).icons

/** Makes one of them the member's. Throws `CallFailed`. */
export const chooseIcon = (iconId: string) => read(changeIcon, { iconId })
