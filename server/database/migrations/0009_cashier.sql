CREATE TABLE "deposit_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"channel_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"copy_code" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_charge" (
	"id" uuid PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"copy_code" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"pays_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "deposit_order" ADD CONSTRAINT "deposit_order_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_order_member_id_created_at_id_index" ON "deposit_order" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "deposit_order_due" ON "deposit_order" USING btree ("due_at") WHERE "deposit_order"."due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_order_open" ON "deposit_order" USING btree ("member_id") WHERE "deposit_order"."state" in ('created', 'reconciling');