/** How a value was used where it was read. */
export type Use = 'text' | 'number' | 'key' | 'list' | 'date' | 'call'

/** What was read of data that nobody described: which parts, and how they were used. */
export class Shape {
  readonly fields = new Map<string, Shape>()
  readonly uses = new Set<Use>()

  /** The part of that name; it is there from now on. */
  field(name: string): Shape {
    const known = this.fields.get(name)
    if (known) return known
    const field = new Shape()
    this.fields.set(name, field)
    return field
  }

  get isRead(): boolean {
    return this.fields.size > 0 || this.uses.size > 0
  }
}

/** The names of a list's elements and of a function's answer among the fields. */
export const ELEMENT = '[]'
export const ANSWER = '()'
