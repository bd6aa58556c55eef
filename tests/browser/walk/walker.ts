import type { Exclusion } from '@palpite/paths/model/exclusion.ts'
import type { Model } from '@palpite/paths/model.ts'
import type { Step } from '@palpite/paths/walk/path.ts'

/**
 * Performs a step. `name` is the step's case: `password` of `field.change password`, `offline` of
 * `logIn: offline`.
 */
type Deed = (name: string) => Promise<void>

/**
 * Checks that a state is visible after a step. Instead of a check, a text says why the state cannot be seen,
 * or why the page only passes through it.
 */
type Sight = ((step: Step) => Promise<void>) | { unseen: string } | { passing: string }

/** Performs a model's steps in a page and checks its states. */
export type Walker = {
  model: Model
  /**
   * Steps that no user can take, with reasons, as in `paths.config.ts`. An exclusion that matches no
   * step fails the walk.
   */
  exclusions: readonly Exclusion[]
  /** Transitions that only excluded steps take. The walk fails if the list is wrong. */
  unwalked: readonly string[]
  /** Reopens the page in a path's initial state, by the step's label (`start`, `start a player`). */
  starts: { readonly [label: string]: () => Promise<void> }
  /**
   * Actions by event or actor (`field.change`, `logIn`), or by the full label of one case (`logIn: offline`).
   */
  deeds: { readonly [step: string]: Deed }
  /** Advances the page's clock by `milliseconds`. */
  pass(milliseconds: number): Promise<void>
  /** Checks by state or ancestor, and by tag (`#busy`). A tag needs no check. */
  sights: { readonly [state: string]: Sight }
  /** Called after each path, whatever its outcome. */
  end?(): Promise<void>
  /** Called after all paths, whatever their outcome. */
  afterwards?(): Promise<void>
  /** Console errors caused by the faults that the walk provokes. */
  provoked: RegExp
}
