CREATE TABLE "sandbox_payout" (
	"id" uuid PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"pays_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "turnover_demand" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"source" text NOT NULL,
	"amount" bigint NOT NULL,
	"turnover" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawal_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"account_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"received_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"reviewing_at" timestamp (3) with time zone,
	"paying_at" timestamp (3) with time zone,
	"taken_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"disputed_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"receive_by" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	CONSTRAINT "withdrawal_order_fee_within" CHECK ("withdrawal_order"."fee" >= 0 and "withdrawal_order"."fee" < "withdrawal_order"."amount")
);
--> statement-breakpoint
ALTER TABLE "turnover_demand" ADD CONSTRAINT "turnover_demand_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_order" ADD CONSTRAINT "withdrawal_order_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_order" ADD CONSTRAINT "withdrawal_order_account_id_payout_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."payout_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "turnover_demand_member_id_at_index" ON "turnover_demand" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "withdrawal_order_member_id_created_at_id_index" ON "withdrawal_order" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawal_order_due" ON "withdrawal_order" USING btree ("due_at") WHERE "withdrawal_order"."due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_order_open" ON "withdrawal_order" USING btree ("member_id") WHERE "withdrawal_order"."state" in ('submitted', 'reviewing', 'paying');