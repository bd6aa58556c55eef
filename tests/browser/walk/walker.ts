import type { Exclusion } from '@palpite/paths/model/exclusion.ts'
import type { Model } from '@palpite/paths/model.ts'
import type { Step } from '@palpite/paths/walk/path.ts'

/** Does a step; `name` is that of its case: `the password` of `field.change the password`, `offline` of `logIn: offline`. */
type Deed = (name: string) => Promise<void>

/**
 * A sight, to be found after this step, or in a sentence why there is nothing to be seen of a state, or why the page
 * comes through it only with the step that follows.
 */
type Sight = ((step: Step) => Promise<void>) | { unseen: string } | { passing: string }

/** How the steps of a model are done and its states seen in a page. */
export type Walker = {
  model: Model
  /** What no user can do, each with its reason, as the flow has it in `paths.config.ts`. One that excludes nothing fails the walk. */
  exclusions: readonly Exclusion[]
  /** Transitions that only excluded steps lead to, as the walk names them; it fails when they are others. */
  unwalked: readonly string[]
  /** Opens the page anew in the state that a path starts in; by the step's label (`start`, `start a player`). */
  starts: { readonly [label: string]: () => Promise<void> }
  /** By event or actor (`field.change`, `logIn`), or by the whole label for one case of it (`logIn: offline`). */
  deeds: { readonly [step: string]: Deed }
  /** Lets `milliseconds` pass on the page's clock. */
  pass(milliseconds: number): Promise<void>
  /** By state, its own name or that of a state around it, and by tag (`#busy`). Tags may be left out. */
  sights: { readonly [state: string]: Sight }
  /** After each path, whatever its outcome. */
  end?(): Promise<void>
  /** After all of them, whatever their outcome. */
  afterwards?(): Promise<void>
  /** Lines that the browser itself writes about what the walk provokes. */
  provoked: RegExp
}
