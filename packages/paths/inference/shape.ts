export type Use = 'text' | 'number' | 'key' | 'list' | 'date' | 'call'

export class Shape {
  readonly fields = new Map<string, Shape>()
  readonly uses = new Set<Use>()

  /** Created on first access. */
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

/** Field names of a list's elements and of a function's result. */
export const ELEMENT = '[]'
export const ANSWER = '()'
