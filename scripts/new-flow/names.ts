/** One flow's name in the forms that its files need; `file` is the kebab-case name everywhere. */
export type FlowNames = {
  /** For example `reward-claim`. */
  file: string
  /** `rewardClaim`, for values. */
  value: string
  /** `RewardClaim`, for types and components. */
  type: string
  /** `Reward claim`, for readers. */
  title: string
  /** `reward`: what the player's events start with. */
  noun: string
}

/** The forms of a kebab-case name; throws on anything else. */
export function namesOf(file: string): FlowNames {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(file)) {
    throw new Error(
      `"${file}" is no name of a flow: small letters, digits and single hyphens, for example reward-claim.`,
    )
  }
  const words = file.split('-')
  const type = words.map(capital).join('')
  const value = type.charAt(0).toLowerCase() + type.slice(1)
  return { file, value, type, title: capital(words.join(' ')), noun: words[0] ?? file }
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
