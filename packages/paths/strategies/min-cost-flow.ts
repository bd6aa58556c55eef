/** One direction of a link. The other direction is its residual counterpart. */
type Residual = { to: number; capacity: number; cost: number; link: number }

/**
 * Finds a cheapest flow from nodes with a surplus to nodes with a deficit. Links have unlimited capacity, and
 * costs are non-negative integers. Uses the primal-dual method with Dial's buckets for shortest distances and
 * with blocking flows.
 */
export class MinCostFlow {
  readonly #leaving: number[][]
  readonly #residuals: Residual[] = []
  readonly #potentials: Float64Array

  constructor(nodes: number) {
    this.#leaving = Array.from({ length: nodes }, () => [])
    this.#potentials = new Float64Array(nodes)
  }

  /** Adds a link. `solve` returns the flows in the order in which links were added. */
  addLink(from: number, to: number, cost: number): void {
    const link = this.#residuals.length / 2
    this.#leaving[from]?.push(this.#residuals.length)
    this.#residuals.push({ to, capacity: Number.POSITIVE_INFINITY, cost, link })
    this.#leaving[to]?.push(this.#residuals.length)
    this.#residuals.push({ to: from, capacity: 0, cost: -cost, link })
  }

  /**
   * Sends as much surplus (positive excess) as possible to the deficits (negative excess) and updates
   * `excess`. Returns the flow of each link.
   */
  solve(excess: Int32Array): Int32Array {
    while (excess.some((amount) => amount > 0)) {
      this.#raisePotentials(excess)
      if (!this.#sendAlongTightLinks(excess)) break
    }
    const flows = new Int32Array(this.#residuals.length / 2)
    for (let index = 1; index < this.#residuals.length; index += 2) {
      const backwards = this.#residuals[index]
      if (backwards) flows[backwards.link] = backwards.capacity
    }
    return flows
  }

  #reducedCost(from: number, { to, cost }: Residual): number {
    return cost + (this.#potentials[from] ?? 0) - (this.#potentials[to] ?? 0)
  }

  #openFrom(node: number): Residual[] {
    return (this.#leaving[node] ?? []).flatMap((index) => {
      const residual = this.#residuals[index]
      return residual && residual.capacity > 0 ? residual : []
    })
  }

  #raisePotentials(excess: Int32Array): void {
    const distances = new Float64Array(excess.length).fill(Number.POSITIVE_INFINITY)
    const buckets: number[][] = [[]]
    for (const [node, amount] of excess.entries()) {
      if (amount <= 0) continue
      distances[node] = 0
      buckets[0]?.push(node)
    }
    let farthest = 0
    for (let distance = 0; distance < buckets.length; distance++) {
      for (const node of buckets[distance] ?? []) {
        if (distances[node] !== distance) continue
        farthest = distance
        for (const residual of this.#openFrom(node)) {
          const other = distance + this.#reducedCost(node, residual)
          if (other >= (distances[residual.to] ?? 0)) continue
          distances[residual.to] = other
          const bucket = buckets[other] ?? []
          buckets[other] = bucket
          bucket.push(residual.to)
        }
      }
    }
    for (const [node, distance] of distances.entries()) {
      this.#potentials[node] = (this.#potentials[node] ?? 0) + Math.min(distance, farthest)
    }
  }

  /** Sends as much as possible over links whose reduced cost is 0. Returns whether it sent anything. */
  #sendAlongTightLinks(excess: Int32Array): boolean {
    const tried = new Int32Array(excess.length)
    let hasSent = false
    for (const [source] of excess.entries()) {
      while ((excess[source] ?? 0) > 0) {
        const way = this.#tightWay(source, excess, tried)
        if (!way) break
        this.#send(source, way, excess)
        hasSent = true
      }
    }
    return hasSent
  }

  #tightWay(source: number, excess: Int32Array, tried: Int32Array): number[] | undefined {
    const nodes = [source]
    const way: number[] = []
    const isOnWay = new Set(nodes)
    for (let node = nodes.at(-1); node !== undefined; node = nodes.at(-1)) {
      if ((excess[node] ?? 0) < 0) return way
      const index = this.#leaving[node]?.[tried[node] ?? 0]
      if (index === undefined) {
        nodes.pop()
        way.pop()
        const before = nodes.at(-1)
        if (before !== undefined) tried[before] = (tried[before] ?? 0) + 1
        continue
      }
      const residual = this.#residuals[index]
      const isTight = residual && residual.capacity > 0 && this.#reducedCost(node, residual) === 0
      if (isTight && !isOnWay.has(residual.to)) {
        nodes.push(residual.to)
        isOnWay.add(residual.to)
        way.push(index)
      } else {
        tried[node] = (tried[node] ?? 0) + 1
      }
    }
    return undefined
  }

  #send(source: number, way: readonly number[], excess: Int32Array): void {
    const residuals = way.flatMap((index) => this.#residuals[index] ?? [])
    const sink = residuals.at(-1)?.to ?? source
    const room = Math.min(...residuals.map(({ capacity }) => capacity))
    const amount = Math.min(room, excess[source] ?? 0, -(excess[sink] ?? 0))
    for (const index of way) {
      const forwards = this.#residuals[index]
      const backwards = this.#residuals[index ^ 1]
      if (forwards) forwards.capacity -= amount
      if (backwards) backwards.capacity += amount
    }
    excess[source] = (excess[source] ?? 0) - amount
    excess[sink] = (excess[sink] ?? 0) + amount
  }
}
