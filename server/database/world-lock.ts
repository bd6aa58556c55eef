/** Advisory lock: exclusive while a world is seeded, shared by work that must not overlap with that. */
export const WORLD_LOCK = 727_276
