const areas = ['auth', 'account', 'cashier', 'rewards', 'agents', 'lobby', 'play', 'support', 'site'] as const

/** The area of a flow, and the flow's name in every form. */
export type FlowNames = {
  area: (typeof areas)[number]
  /** In kebab case: `reward-claim`. */
  file: string
  /** Used for values: `rewardClaim`. */
  value: string
  /** Used for types and components: `RewardClaim`. */
  type: string
  /** Used in texts: `Reward claim`. */
  title: string
  /** Prefix of the events that the player causes: `reward`. */
  noun: string
}

/** Parses an argument `<area>/<flow>`. Throws if it is invalid. */
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
