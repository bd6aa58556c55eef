CREATE TABLE "promotion" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"category" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"conditions" jsonb NOT NULL,
	"motif" text NOT NULL,
	"hue" integer NOT NULL,
	"layout" text NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"terms" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"promotion_id" uuid NOT NULL,
	"member_id" bigint NOT NULL,
	"step" text NOT NULL,
	"state" text NOT NULL,
	"comment" text NOT NULL,
	"reason" text,
	"bonus_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "promotion_application_bonusId_unique" UNIQUE("bonus_id"),
	CONSTRAINT "promotion_application_gives" CHECK (("promotion_application"."step" = 'request') = ("promotion_application"."bonus_id" is not null)),
	CONSTRAINT "promotion_application_reason" CHECK (("promotion_application"."state" = 'rejected') = ("promotion_application"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "raffle_draw" (
	"id" uuid PRIMARY KEY NOT NULL,
	"promotion_id" uuid NOT NULL,
	"member_id" bigint NOT NULL,
	"prize_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "raffle_prize" (
	"id" uuid PRIMARY KEY NOT NULL,
	"promotion_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"stock" integer NOT NULL,
	"left" integer NOT NULL,
	CONSTRAINT "raffle_prize_stock" CHECK ("raffle_prize"."left" between 0 and "raffle_prize"."stock" and "raffle_prize"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "promotion_application" ADD CONSTRAINT "promotion_application_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_application" ADD CONSTRAINT "promotion_application_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_application" ADD CONSTRAINT "promotion_application_bonus_id_bonus_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "public"."bonus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_draw" ADD CONSTRAINT "raffle_draw_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_draw" ADD CONSTRAINT "raffle_draw_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_draw" ADD CONSTRAINT "raffle_draw_prize_id_raffle_prize_id_fk" FOREIGN KEY ("prize_id") REFERENCES "public"."raffle_prize"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_prize" ADD CONSTRAINT "raffle_prize_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_application_member_id_at_index" ON "promotion_application" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "promotion_application_at_index" ON "promotion_application" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_application_once" ON "promotion_application" USING btree ("promotion_id","member_id","step") WHERE "promotion_application"."state" <> 'rejected';--> statement-breakpoint
CREATE INDEX "raffle_draw_member_id_promotion_id_index" ON "raffle_draw" USING btree ("member_id","promotion_id");--> statement-breakpoint
CREATE INDEX "raffle_draw_prize_id_index" ON "raffle_draw" USING btree ("prize_id");--> statement-breakpoint
CREATE INDEX "raffle_prize_promotion_id_position_index" ON "raffle_prize" USING btree ("promotion_id","position");