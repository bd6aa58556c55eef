CREATE TABLE "pvp_match" (
	"id" uuid PRIMARY KEY NOT NULL,
	"node_id" integer NOT NULL,
	"room" smallint NOT NULL,
	"trial" boolean NOT NULL,
	"stake" bigint NOT NULL,
	"return_bp" integer NOT NULL,
	"state" text NOT NULL,
	"ending" text,
	"round" smallint NOT NULL,
	"version" integer NOT NULL,
	"chooses_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pvp_seat" (
	"id" uuid PRIMARY KEY NOT NULL,
	"match_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"member_id" bigint NOT NULL,
	"cards" integer[] NOT NULL,
	"clocked" integer[] NOT NULL,
	"missed" smallint NOT NULL,
	CONSTRAINT "pvp_seat_matchId_place_unique" UNIQUE("match_id","place"),
	CONSTRAINT "pvp_seat_matchId_memberId_unique" UNIQUE("match_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "pvp_match" ADD CONSTRAINT "pvp_match_node_id_game_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."game"("node_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pvp_seat" ADD CONSTRAINT "pvp_seat_id_game_round_id_fk" FOREIGN KEY ("id") REFERENCES "public"."game_round"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pvp_seat" ADD CONSTRAINT "pvp_seat_match_id_pvp_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."pvp_match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pvp_seat" ADD CONSTRAINT "pvp_seat_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pvp_match_awaited" ON "pvp_match" USING btree ("node_id","room","trial") WHERE "pvp_match"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "pvp_match_due" ON "pvp_match" USING btree ("due_at") WHERE "pvp_match"."state" in ('waiting', 'playing');--> statement-breakpoint
CREATE INDEX "pvp_seat_member_id_index" ON "pvp_seat" USING btree ("member_id");