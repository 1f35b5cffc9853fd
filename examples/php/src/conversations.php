<?php
// Conversations between two members, and how a message is written down.
declare(strict_types=1);

const MESSAGE_LENGTH = 500;

/** The conversation of these two; null where none has begun. */
function conversationOf(int $member, int $other): ?array
{
    return one('SELECT * FROM conversations WHERE first = ? AND second = ?', min($member, $other), max($member, $other));
}

/** A conversation of the member by its number, or a refusal. */
function ownConversation(array $member, $id): array
{
    $mine = 'SELECT * FROM conversations WHERE id = ? AND (first = ? OR second = ?)';
    $row = one($mine, (int) $id, $member['id'], $member['id']);
    if ($row === null) {
        refuse('conversation_not_found', 404);
    }
    return $row;
}

/** The other one; what was written stays readable while a deletion can be taken back. */
function partnerIn(array $conversation, array $member): array
{
    $id = $conversation['first'] === $member['id'] ? $conversation['second'] : $conversation['first'];
    return one('SELECT * FROM members WHERE id = ?', $id);
}

/** The number of the last message that the member removed; 0 where the conversation stands. */
function removedUpTo(int $conversation, int $member): int
{
    $row = one('SELECT up_to FROM removed WHERE conversation = ? AND member = ?', $conversation, $member);
    return (int) ($row['up_to'] ?? 0);
}

function message(array $row, array $member): array
{
    return [
        'id' => (int) $row['id'],
        'conversation' => ['id' => (int) $row['conversation']],
        'kind' => 'text',
        'text' => $row['text'],
        'own' => (int) $row['sender'] === (int) $member['id'],
        'date' => (int) $row['sent'],
        // So that Rendez finds its message again when our answer was lost.
        'key' => $row['idempotency_key'],
    ];
}

function unreadIn(int $conversation, array $member): int
{
    return (int) one(
        'SELECT count(*) AS unread FROM messages WHERE conversation = ? AND sender <> ? AND seen = 0 AND id > ?',
        $conversation,
        $member['id'],
        removedUpTo($conversation, (int) $member['id'])
    )['unread'];
}
