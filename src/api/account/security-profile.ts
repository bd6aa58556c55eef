import { type Answer, callApi, fetchValue } from '#api/http/call-api.ts'
import { listMemberIcons } from '#protocol/account/member.ts'
import {
  changeIcon,
  changeNickname,
  readSecurityProfile,
  type SecurityProfile,
} from '#protocol/account/security-profile.ts'

/** The member's own account. Throws `CallFailed`. */
export const readProfile = (signal: AbortSignal): Promise<SecurityProfile> =>
  fetchValue(readSecurityProfile, {}, { signal })

export type NicknameAnswer = Answer<typeof changeNickname>

/** Changes the name that others see. Throws `CallFailed`; after a lost answer it may be changed, and may be sent again. */
export const requestNickname = (nickname: string, signal: AbortSignal): Promise<NicknameAnswer> =>
  callApi(changeNickname, { nickname }, { signal })

/** The pictures that a member may choose from. Throws `CallFailed`. */
export const readIcons = async (signal: AbortSignal) =>
  (await fetchValue(listMemberIcons, {}, { signal })).icons

/** Makes one of them the member's. Throws `CallFailed`. */
export const chooseIcon = (iconId: string) => fetchValue(changeIcon, { iconId })
