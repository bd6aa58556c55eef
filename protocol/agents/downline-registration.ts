import * as v from 'valibot'
import { password } from '#domain/auth/password.ts'
import { basisPoints } from '#domain/money/rate.ts'
import { givenName } from '#domain/text/plain-text.ts'
import { cleanTyped, withoutInvisible } from '#domain/text/typed-text.ts'
import { moment } from '#domain/time/moment.ts'
import { registrationField } from '#protocol/auth/registration-settings.ts'
import { call } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { id } from '#protocol/kit/id.ts'
import { throttled } from '#protocol/kit/throttled.ts'
import { contractKind, contractTerms } from './contract-terms.ts'

export const downlineType = v.picklist(['member', 'agent'])

export const contractPreset = v.object({ kind: contractKind, terms: contractTerms })

export type ContractPreset = v.InferOutput<typeof contractPreset>

const areOfDifferentKinds = (presets: ContractPreset[]): boolean =>
  new Set(presets.map(({ kind }) => kind)).size === presets.length

export const LONGEST_LINK_NAME = 40

const presets = v.optional(v.pipe(v.array(contractPreset), v.maxLength(4), v.check(areOfDifferentKinds)), [])

const presetRefusals = {
  'contract.notAgent': v.object({}),
  'contract.periodNotAllowed': v.object({ kind: contractKind }),
  'contract.rateAboveOwn': v.object({
    kind: contractKind,
    tiers: v.array(v.object({ tier: count, allowed: basisPoints })),
  }),
  'contract.tiersNotRising': v.object({ kind: contractKind, tier: count }),
  'contract.noneOwn': v.object({ kind: contractKind }),
}

/**
 * Why a preset cannot be offered now: the agent has no contract of this kind, is paid in another period, or
 * earns a lower rate.
 */
const leftOut = v.picklist(['noneOwn', 'otherPeriod', 'rateAboveOwn'])

export type LeftOut = v.InferOutput<typeof leftOut>

const link = v.object({
  id,
  name: v.string(),
  type: downlineType,
  /** Absolute URL, which is also in the QR code. */
  url: v.string(),
  affiliateCode: v.string(),
  presets: v.array(
    v.object({
      ...contractPreset.entries,
      /** Why the preset is not offered; null if it is. */
      leftOut: v.nullable(leftOut),
    }),
  ),
  registered: count,
  createdAt: moment,
})

export const registerDownline = call({
  method: 'PUT',
  path: '/wps/relay/team/downlines',
  access: 'agent',
  sealed: true,
  summary: 'Creates a direct downline account. Its password must be changed at the first login.',
  request: v.object({
    type: downlineType,
    username: v.pipe(v.string(), v.transform(cleanTyped), v.nonEmpty(), v.maxLength(128)),
    password,
    nickname: v.optional(v.pipe(v.string(), v.transform(withoutInvisible), v.trim(), v.maxLength(20))),
    presets,
  }),
  reply: v.object({ memberId: id, account: v.string() }),
  refusals: {
    ...presetRefusals,
    'register.fieldsRefused': v.object({
      fields: v.array(
        v.object({
          field: registrationField,
          reason: v.picklist(['pattern', 'tooShort', 'tooLong', 'taken']),
        }),
      ),
    }),
    'register.throttled': throttled,
  },
})

export const listDownlineLinks = call({
  method: 'GET',
  path: '/wps/relay/team/links',
  access: 'agent',
  summary: 'Lists the agent’s registration links and how many members each has brought.',
  request: v.object({}),
  reply: v.object({ links: v.array(link), maxLinks: count }),
})

export const createDownlineLink = call({
  method: 'POST',
  path: '/wps/relay/team/links',
  access: 'agent',
  summary: 'Creates a registration link with preset terms.',
  request: v.object({ name: givenName(LONGEST_LINK_NAME), type: downlineType, presets }),
  reply: v.object({ link }),
  refusals: { ...presetRefusals, 'link.tooMany': v.object({ maxLinks: count }) },
})

export const removeDownlineLink = call({
  method: 'DELETE',
  path: '/wps/relay/team/links',
  access: 'agent',
  summary: 'Closes a registration link. Members who registered by it are kept.',
  request: v.object({ id }),
  reply: v.object({}),
})
