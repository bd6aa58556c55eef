const areas = ['auth', 'account', 'cashier', 'rewards', 'agents', 'lobby', 'play', 'support', 'site'] as const

/** A flow's area, and its name in every form. `file` is kebab-case. */
export type FlowNames = {
  area: (typeof areas)[number]
  /** For example `reward-claim`. */
  file: string
  /** `rewardClaim`, for values. */
  value: string
  /** `RewardClaim`, for types and components. */
  type: string
  /** `Reward claim`, for readers. */
  title: string
  /** `reward`: prefix of the player's events. */
  noun: string
}

/** Parses `<area>/<flow>`. Throws if it is invalid. */
export function namesOf(path: string): FlowNames {
  const [, wanted, file] = /^([a-z]+)\/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/.exec(path) ?? []
  const area = areas.find((one) => one === wanted)
  if (!area || !file) {
    throw new Error(
      `"${path}" is not a flow. Give an area (${areas.join(', ')}), a slash, and a name of lower-case letters, digits and single hyphens, for example rewards/reward-claim.`,
    )
  }
  const words = file.split('-')
  const type = words.map(capital).join('')
  const value = type.charAt(0).toLowerCase() + type.slice(1)
  return { area, file, value, type, title: capital(words.join(' ')), noun: words[0] ?? file }
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
