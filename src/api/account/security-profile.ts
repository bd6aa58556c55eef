import { type Answer, callApi, fetchValue } from '#api/http/call-api.ts'
import { listMemberIcons } from '#protocol/account/member.ts'
import {
  changeIcon,
  changeNickname,
  readSecurityProfile,
  type SecurityProfile,
} from '#protocol/account/security-profile.ts'

export const readProfile = (signal: AbortSignal): Promise<SecurityProfile> =>
  fetchValue(readSecurityProfile, {}, { signal })

export type NicknameAnswer = Answer<typeof changeNickname>

/**
 * Throws `CallFailed`. If the response is lost, the nickname may have changed anyway. A retry is harmless.
 */
export const requestNickname = (nickname: string, signal: AbortSignal): Promise<NicknameAnswer> =>
  callApi(changeNickname, { nickname }, { signal })

export const readIcons = async (signal: AbortSignal) =>
  (await fetchValue(listMemberIcons, {}, { signal })).icons

export const chooseIcon = (iconId: string) => fetchValue(changeIcon, { iconId })
