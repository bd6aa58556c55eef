import type { StateMessage } from '@palpite/visualiser/inspection/live-message.ts'

/** Where a machine is. */
export type Place = Pick<StateMessage, 'leaves' | 'tags'>

/** What a path's step says of a place: `counting.sent + online #busy`, without how it ended. */
export function placeOf(state: string): Place {
  const [leaves = '', ...tags] = state.replace(/ \((done|error)\b.*$/s, '').split(' #')
  return { leaves: leaves.split(' + '), tags }
}

/** In which respect a page's actor is elsewhere than the model says, in a sentence; nothing where it is there. */
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
