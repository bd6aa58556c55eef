import type { StateMessage } from '@palpite/visualiser/inspection/live-message.ts'

export type Place = Pick<StateMessage, 'leaves' | 'tags'>

/** Parses the state of a path's step, such as `counting.sent + online #busy`, and drops its outcome. */
export function placeOf(state: string): Place {
  const [leaves = '', ...tags] = state.replace(/ \((done|error)\b.*$/s, '').split(' #')
  return { leaves: leaves.split(' + '), tags }
}

/** Describes in one sentence how a page's actor differs from the model. Undefined if it does not. */
export function differenceOf(model: Place, page: Place): string | undefined {
  const [expected] = without(model.leaves, page.leaves)
  const [found] = without(page.leaves, model.leaves)
  if (expected || found) {
    return `The model is in ${expected ?? 'nothing more'}, the page's actor in ${found ?? 'nothing more'}.`
  }
  const [missing] = without(model.tags, page.tags)
  if (missing) return `The page's actor has no tag ${missing}.`
  const [more] = without(page.tags, model.tags)
  return more && `The page's actor has the tag ${more}, which the model has not.`
}

const without = (names: readonly string[], others: readonly string[]): string[] =>
  names.filter((name) => !others.includes(name))
