CREATE TABLE "live_table" (
	"node_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"revealed" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "game_round" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "live_table" ADD CONSTRAINT "live_table_node_id_game_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."game"("node_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_round_due_at_index" ON "game_round" USING btree ("due_at") WHERE "game_round"."payout" is null;