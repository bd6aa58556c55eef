/** Stakes that may be chosen, minor units: each can be shared evenly by a slot's ten lines. */
export const stakes: readonly number[] = [20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000]
