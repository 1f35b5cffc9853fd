<?php
declare(strict_types=1);
require_once __DIR__ . '/answers.php';
require_once __DIR__ . '/database.php';
require_once __DIR__ . '/members.php';
require_once __DIR__ . '/conversations.php';
require_once __DIR__ . '/once.php';
