export type Use = 'text' | 'number' | 'key' | 'list' | 'date' | 'call'

export class Shape {
  readonly fields = new Map<string, Shape>()
  readonly uses = new Set<Use>()

  /** Returns the shape of a property, which is created on first access. */
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

/** Names under which a shape stores the elements of a list and the result of a function. */
export const ELEMENT = '[]'
export const ANSWER = '()'
